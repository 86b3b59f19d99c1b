/** Files and places of postings, cases in applications, saved searches, invitations, notes, visits. */
export const up = `
alter table posting
  add column interpretation_mode text,
  add column job_level text,
  add column place text not null default '';

create table posting_file (
  file_id uuid primary key references file,
  posting_id uuid not null references posting on delete cascade,
  position smallint not null
);
create index posting_file_posting on posting_file (posting_id, position);

alter table application
  add column resume_file_id uuid references file,
  add column project_cases jsonb not null default '[]',
  add column reminded_at timestamptz;
create index application_status on application (client_id, status, created_at desc, id desc);
create index application_collected on application (client_id, created_at desc, id desc) where collected;

create table saved_search (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  name text not null,
  search text not null default '',
  project_type text,
  status text,
  field text,
  source_language text,
  target_language text,
  region text,
  salary_from bigint,
  salary_to bigint,
  salary_band text,
  deadline_days integer,
  alert text not null check (alert in ('now', 'daily', 'off')),
  alerted_at timestamptz not null,
  created_at timestamptz not null
);
comment on column saved_search.alerted_at is 'postings published later are news to this search';
create index saved_search_person on saved_search (person_id, created_at desc);
create index saved_search_alerts on saved_search (person_id) where alert = 'now';

create table posting_invitation (
  id uuid primary key,
  posting_id uuid not null,
  client_id uuid not null,
  supplier_id uuid not null references person check (supplier_id <> client_id),
  message text not null,
  answer text check (answer in ('applied', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  foreign key (posting_id, client_id) references posting (id, owner_id) on delete cascade,
  unique (posting_id, supplier_id)
);
create index posting_invitation_supplier on posting_invitation (supplier_id, created_at desc, id desc);
create index posting_invitation_client on posting_invitation (client_id, created_at desc, id desc);

create table supplier_note (
  id uuid primary key,
  client_id uuid not null references person on delete cascade,
  supplier_id uuid not null references person on delete cascade,
  grade smallint check (grade between 1 and 5),
  text text not null default '',
  tags text[] not null default '{}',
  updated_at timestamptz not null,
  unique (client_id, supplier_id)
);
create index supplier_note_client on supplier_note (client_id, updated_at desc, id desc);

create table site_visit (
  seen_on date not null,
  viewer text not null check (char_length(viewer) <= 64),
  primary key (seen_on, viewer)
);
`;
