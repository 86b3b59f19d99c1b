/** Codes and wrong tries are counted by who asks; strangers never use up what an owner's device has. */
export const up = `
create table known_device (
  token_hash bytea not null,
  subject_id uuid not null,
  seen_at timestamptz not null,
  primary key (subject_id, token_hash)
);
create index known_device_seen on known_device (seen_at);

alter table code
  add column asker text not null default '',
  add column asker_known boolean not null default false,
  add column other_tries integer not null default 0;
`;
