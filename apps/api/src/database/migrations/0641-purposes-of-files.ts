/** What 0640 says of files holds for those that were there, which is found out without keeping writers out. */
export const up = `
alter table file validate constraint file_purpose_check;
alter table file validate constraint file_of_staff;
`;
