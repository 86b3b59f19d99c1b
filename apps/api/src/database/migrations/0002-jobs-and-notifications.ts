/** Work for later, notifications, hints. */
export const up = `
create table job (
  id uuid primary key,
  kind text not null,
  key text,
  run_at timestamptz not null,
  payload jsonb not null,
  attempts integer not null default 0,
  revision integer not null default 0,
  locked_until timestamptz,
  last_error text,
  done_at timestamptz,
  dead_at timestamptz
);
create unique index job_key on job (key) where done_at is null and dead_at is null;
create index job_due on job (run_at) where done_at is null and dead_at is null;
create index job_done on job (done_at) where done_at is not null;

create table notification (
  id uuid primary key,
  person_id uuid not null references person,
  identity text not null check (identity in ('supplier', 'client')),
  kind text not null,
  title_en text not null,
  title_zh text not null,
  text_en text not null,
  text_zh text not null,
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (person_id, identity, created_at desc, id);
create index notification_unread on notification (person_id, identity) where read_at is null;

create table hint_counter (
  person_id uuid primary key references person,
  sequence bigint not null
);
`;
