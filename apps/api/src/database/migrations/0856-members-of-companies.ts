/**
 * For whom suppliers act: the choice is kept as on the other side, without a reference since a
 * membership has to say the same; and drafts of a company say whose they are.
 */
export const up = `
alter table person add column acted_for_as_supplier uuid;
comment on column person.acted_for_as_supplier is 'the organisation that the person last chose to act for as a supplier; null: themselves';

alter table application_draft add column member_id uuid;
alter table application_draft add constraint application_draft_member
  foreign key (member_id) references person not valid;
comment on column application_draft.member_id is 'who wrote it for the organisation that person_id is';
`;
