/** Texts that suppliers keep under a name and apply with. */
export const up = `
create table application_template (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  name text not null check (name <> ''),
  content text not null check (content <> ''),
  created_at timestamptz not null
);
create unique index application_template_name on application_template (person_id, lower(name));
`;
