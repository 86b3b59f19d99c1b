/** What guards people is counted in the database: over all processes, and on after a restart. */
export const up = `
create table tally (
  key bytea primary key,
  count integer not null check (count >= 0),
  ends_at timestamptz not null
);
create index tally_ends on tally (ends_at);
comment on table tally is 'tries, codes and messages of one asker within a window of time';
comment on column tally.key is 'SHA-256 of what is counted: it holds names of accounts and networks';
`;
