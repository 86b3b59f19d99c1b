/** What 0820 holds new rows to holds for all. */
export const up = `
alter table organisation_member validate constraint organisation_member_roles_check;
alter table application validate constraint application_member;
`;
