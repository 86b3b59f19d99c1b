/** No reference: a membership has to say the same before it is believed. */
export const up = `
alter table person add column acted_for uuid;
comment on column person.acted_for is 'the organisation that the person last chose to act for as a client; null: themselves';
`;
