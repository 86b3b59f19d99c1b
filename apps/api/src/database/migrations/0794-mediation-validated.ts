/** What 0791 and 0792 added without reading the rows that are there; they hold all of it. */
export const up = `
alter table service_conversation validate constraint service_conversation_begun_by;
alter table appeal validate constraint appeal_mediation_by;
alter table appeal validate constraint appeal_mediation;
`;
