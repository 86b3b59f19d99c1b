/** What 0856 holds new rows to holds for all. */
export const up = `alter table application_draft validate constraint application_draft_member`;
