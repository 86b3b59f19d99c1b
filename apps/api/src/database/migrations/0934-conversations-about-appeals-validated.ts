/** What 0933 added without reading the rows that are there; they hold it. */
export const up = `
alter table service_conversation validate constraint service_conversation_appeal;
`;
