/** What clients publish again and again, kept under a name. */
export const up = `
create table posting_template (
  id uuid primary key,
  owner_id uuid not null references person on delete cascade,
  name text not null check (name <> ''),
  form jsonb not null,
  created_at timestamptz not null
);
create unique index posting_template_name on posting_template (owner_id, lower(name));
`;
