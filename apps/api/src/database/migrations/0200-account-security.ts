/** Invitations, languages, WeChat, devices, slide-to-verify, notification preferences, deletion. */
export const up = `
alter table person
  add column own_invitation_code text,
  add column invited_by uuid references person,
  add column language text check (language in ('en', 'zh-CN')),
  add column wechat_open_id text unique,
  add column wechat_name text,
  add column deleted_at timestamptz;
update person set own_invitation_code = translate(upper(substr(md5(random()::text || id::text), 1, 8)), '01', 'GH');
alter table person
  alter column own_invitation_code set not null,
  add unique (own_invitation_code),
  drop constraint person_check,
  add constraint person_reachable check (email is not null or phone is not null or deleted_at is not null);
create index person_invited_by on person (invited_by) where invited_by is not null;

alter table session
  add column user_agent text not null default '',
  add column address text not null default '';

alter table code drop constraint code_purpose_check;
alter table code add constraint code_purpose_check
  check (purpose in ('register', 'login', 'reset', 'bind', 'confirm', 'delete'));

create table verification (
  id uuid primary key,
  kind text not null check (kind in ('slide', 'proof')),
  answer integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  judged_at timestamptz,
  pass_hash bytea unique,
  pass_expires_at timestamptz,
  used_at timestamptz
);
create index verification_expiry on verification (expires_at);

create table notification_preference (
  person_id uuid not null references person on delete cascade,
  event text not null,
  channel text not null check (channel in ('email', 'sms')),
  is_on boolean not null,
  primary key (person_id, event, channel)
);

create table resume_share (
  person_id uuid primary key references person on delete cascade,
  token text not null unique,
  parts text[] not null,
  created_at timestamptz not null
);

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in ('order', 'delivery', 'avatar'));
`;
