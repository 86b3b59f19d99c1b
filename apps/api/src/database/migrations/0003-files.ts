/** Uploaded files; their bytes lie in the file store under the id. */
export const up = `
create table file (
  id uuid primary key,
  owner_id uuid not null references person,
  purpose text not null check (purpose in ('order', 'delivery')),
  name text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  word_count integer,
  created_at timestamptz not null
);
create index file_owner on file (owner_id, created_at desc);
`;
