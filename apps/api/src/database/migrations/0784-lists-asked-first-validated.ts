/** What 0783 added without reading the rows that are there; none of them names a list. */
export const up = `
alter table posting validate constraint posting_asked_first_list;
`;
