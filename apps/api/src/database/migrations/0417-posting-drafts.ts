/** What a client has begun to write, kept until it is published or discarded. */
export const up = `
create table posting_draft (
  id uuid primary key,
  owner_id uuid not null references person,
  form jsonb not null,
  saved_at timestamptz not null
);
create index posting_draft_owner on posting_draft (owner_id, saved_at desc);

create table posting_draft_file (
  draft_id uuid not null references posting_draft on delete cascade,
  file_id uuid not null references file,
  primary key (draft_id, file_id)
);
create index posting_draft_file_file on posting_draft_file (file_id);
`;
