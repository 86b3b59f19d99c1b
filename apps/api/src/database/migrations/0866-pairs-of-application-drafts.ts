/** The languages that an application is meant for that is not sent yet: its client may change them before. */
export const up = `
alter table application_draft
  add column source_language text,
  add column target_language text;
comment on column application_draft.source_language is 'of the posting when it was written; null: before this was kept';
`;
