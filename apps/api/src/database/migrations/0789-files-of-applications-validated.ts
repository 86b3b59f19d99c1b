/** What 0788 widened holds for the files that are there. */
export const up = `
alter table file validate constraint file_purpose_check;
`;
