/** Applications that are written before their language test is passed. */
export const up = `
create table application_draft (
  person_id uuid not null references person on delete cascade,
  posting_id uuid not null references posting on delete cascade,
  form jsonb not null,
  saved_at timestamptz not null,
  primary key (person_id, posting_id)
);
create index application_draft_posting on application_draft (posting_id);
comment on table application_draft is 'sent when the person passes the language test that the posting asks for';
`;
