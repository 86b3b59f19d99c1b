/** Staff, their sessions, the audit log, changes of dictionaries, news. */
export const up = `
create table staff (
  id uuid primary key,
  account text not null unique,
  name text not null,
  role text not null check (role in ('support', 'reviewer', 'finance', 'admin')),
  password_hash text not null,
  password_once boolean not null,
  sealed_totp_secret bytea,
  last_totp_step bigint,
  active boolean not null default true,
  wrong_tries integer not null default 0,
  locked_until timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null
);
comment on column staff.last_totp_step is 'a code is good once: steps up to this one are used';

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null,
  address text not null
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

create table audit_entry (
  id uuid primary key,
  staff_id uuid not null references staff,
  role text not null,
  action text not null,
  subject text not null,
  subject_id text,
  details jsonb not null default '{}',
  address text not null,
  at timestamptz not null
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_staff on audit_entry (staff_id, at desc);
create index audit_entry_subject on audit_entry (subject_id, at desc) where subject_id is not null;
create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_kept before update or delete on audit_entry
for each row execute function keep_audit();
create trigger audit_entry_not_truncated before truncate on audit_entry
for each statement execute function keep_audit();

create table dictionary_change (
  dict_type text not null,
  value text not null,
  en text not null,
  zh text not null,
  hidden boolean not null,
  changed_at timestamptz not null,
  primary key (dict_type, value)
);

create table news (
  id uuid primary key,
  title_en text not null,
  title_zh text not null,
  text_en text not null,
  text_zh text not null,
  audience text not null check (audience in ('all', 'supplier', 'client')),
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  author_id uuid not null references staff,
  created_at timestamptz not null,
  published_at timestamptz
);
create index news_shown on news (published_at desc, id desc) where state = 'published';
`;
