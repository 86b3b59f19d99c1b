/** Question bank, language tests and teams. */
export const up = `
create table question (
  id uuid primary key,
  seed_key text unique,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  prompt text not null,
  passage text not null default '',
  options text[] not null check (array_length(options, 1) = 4),
  answer smallint not null check (answer between 0 and 3),
  skill text not null,
  retired boolean not null default false,
  created_at timestamptz not null
);
create index question_pair on question (source_language, target_language, retired);

create table team_member (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  name text not null,
  email text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index team_member_person on team_member (person_id) where removed_at is null;

create table language_test (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  team_member_id uuid references team_member,
  source_language text not null,
  target_language text not null,
  status text not null check (status in ('running', 'passed', 'failed')),
  is_offline boolean not null default false,
  ended_by text check (ended_by in ('handedIn', 'timeOver', 'pageSwitches', 'offline')),
  page_switches integer not null default 0,
  correct integer,
  question_count integer not null,
  score numeric(5, 4) check (score between 0 and 1),
  note text not null default '',
  entered_by uuid,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'running') = (finished_at is null))
);
create unique index language_test_running on language_test (person_id) where status = 'running';
create index language_test_history on language_test (person_id, started_at desc, id desc);
create index language_test_passed on language_test (person_id, source_language, target_language)
where status = 'passed';
create index language_test_pair on language_test (source_language, target_language, status);

-- The questions as they were drawn; option_order maps the shown position to the bank's.
create table test_answer (
  test_id uuid not null references language_test on delete cascade,
  place smallint not null check (place between 1 and 30),
  question_id uuid not null references question,
  option_order smallint[] not null,
  chosen smallint check (chosen between 0 and 3),
  correct boolean,
  primary key (test_id, place)
);
comment on column test_answer.chosen is 'position in the bank; null while open';
create index test_answer_question on test_answer (question_id) where correct is not null;
`;
