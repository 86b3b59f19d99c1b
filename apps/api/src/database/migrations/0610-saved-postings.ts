/** Postings that suppliers keep to come back to. */
export const up = `
create table saved_posting (
  person_id uuid not null references person on delete cascade,
  posting_id uuid not null references posting on delete cascade,
  saved_at timestamptz not null,
  primary key (person_id, posting_id)
);
create index saved_posting_posting on saved_posting (posting_id);
`;
