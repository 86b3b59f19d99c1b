/** What the price of an application that is not sent yet counts in: its client may change that before. */
export const up = `
alter table application_draft
  add column unit text,
  add column currency text;
comment on column application_draft.unit is 'of the posting when it was written; null: before this was kept';
`;
