/** Persons, sessions and codes. */
export const up = `
create table setting (
  name text primary key,
  value text not null
);

create table person (
  id uuid primary key,
  email text unique,
  phone text unique,
  password_hash text,
  name text not null,
  avatar_url text,
  identity text check (identity in ('supplier', 'client')),
  invitation_code text,
  arrived_for uuid,
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);

create table session (
  id uuid primary key,
  person_id uuid not null references person,
  identity text check (identity in ('supplier', 'client')),
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index session_person on session (person_id) where ended_at is null;

create table session_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  issued_at timestamptz not null,
  rotated_at timestamptz
);
create index session_token_session on session_token (session_id);

create table code (
  id uuid primary key,
  account text not null,
  purpose text not null check (purpose in ('register', 'login', 'reset')),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index code_account on code (account, created_at desc);

create unlogged table nonce (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index nonce_expiry on nonce (expires_at);

create table idempotency (
  caller text not null,
  path text not null,
  key text not null,
  body_hash bytea not null,
  request_id text not null,
  committed boolean not null default false,
  answer bytea,
  created_at timestamptz not null,
  locked_until timestamptz not null,
  primary key (caller, path, key)
);
create index idempotency_age on idempotency (created_at);
`;
