/** A private address under which calendars fetch a person's dates; only its hash is kept. */
export const up = `
create table calendar_feed (
  person_id uuid primary key references person on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
`;
