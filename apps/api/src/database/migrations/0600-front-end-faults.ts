/** What browsers report of the front ends that they run. */
export const up = `
create table front_end_fault (
  id uuid primary key,
  fingerprint text not null unique,
  remote text not null,
  kind text not null,
  message text not null,
  state text not null default 'open',
  count bigint not null default 1 check (count > 0),
  versions text[] not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index front_end_fault_last on front_end_fault (last_at desc, id);
comment on column front_end_fault.versions is 'that had it, the newest occurrence first';

create table front_end_fault_sample (
  id uuid primary key,
  fault_id uuid not null references front_end_fault on delete cascade,
  at timestamptz not null,
  version text not null,
  build text not null,
  route text not null,
  browser text not null,
  request_id uuid,
  stack text not null
);
create index front_end_fault_sample_of on front_end_fault_sample (fault_id, at desc);
comment on table front_end_fault_sample is 'newest occurrences; without what identifies or signs in a person';

create table front_end_crash (
  remote text not null,
  version text not null,
  document bytea not null,
  network bytea not null,
  at timestamptz not null,
  primary key (remote, version, document)
);
create index front_end_crash_at on front_end_crash (at);
comment on table front_end_crash is 'documents in which a screen of a release fell, known by keyed hashes';
`;
