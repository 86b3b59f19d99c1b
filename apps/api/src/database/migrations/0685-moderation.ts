/** What staff hides from the public, why, and what its author says against it. */
export const up = `
alter table public_profile add column hidden_at timestamptz;
alter table posting add column hidden_at timestamptz;
alter table evaluation add column hidden_at timestamptz;
comment on column posting.hidden_at is 'staff took it out of the public sight';

create table moderation (
  id uuid primary key,
  subject text not null check (subject in ('publicProfile', 'posting', 'review')),
  subject_id uuid not null,
  person_id uuid not null references person,
  identity text not null check (identity in ('client', 'supplier')),
  title text not null,
  reason text not null,
  words text not null,
  state text not null check (state in ('hidden', 'appealed', 'upheld', 'restored')),
  hidden_by uuid not null references staff,
  hidden_at timestamptz not null,
  appeal text not null default '',
  appealed_at timestamptz,
  decided_by uuid references staff,
  decided_at timestamptz,
  decision text not null default '',
  check ((appealed_at is null) = (appeal = '')),
  check (state <> 'appealed' or appealed_at is not null)
);
comment on column moderation.person_id is 'the author';
create unique index moderation_hidden on moderation (subject, subject_id) where state <> 'restored';
create index moderation_of_person on moderation (person_id, hidden_at desc);
create index moderation_appealed on moderation (appealed_at) where state = 'appealed';
create index moderation_time on moderation (subject, hidden_at desc);
`;
