/** Language tests that suppliers ask for, and the texts that reviewers give. */
export const up = `
create table sample_text (
  id uuid primary key,
  source_language text not null,
  title text not null,
  text text not null,
  instructions text not null default '',
  retired boolean not null default false,
  created_by uuid references staff,
  created_at timestamptz not null
);
create index sample_text_language on sample_text (source_language, retired, created_at desc);

create table test_request (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  team_member_id uuid references team_member,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  status text not null check (status in (
    'requested', 'given', 'handedIn', 'passed', 'failed', 'withdrawn', 'declined'
  )),
  note text not null default '',
  requested_at timestamptz not null,
  promised_at timestamptz,
  sample_text_id uuid references sample_text,
  given_at timestamptz,
  due_at timestamptz,
  translation text not null default '',
  handed_in_at timestamptz,
  marks jsonb,
  points smallint,
  remark text not null default '',
  handled_by uuid references staff,
  language_test_id uuid references language_test on delete set null,
  closed_at timestamptz,
  check ((status in ('requested', 'handedIn')) = (promised_at is not null)),
  check (status not in ('given', 'handedIn') or sample_text_id is not null)
);
create unique index test_request_open on test_request
  (person_id, coalesce(team_member_id, person_id), source_language, target_language)
  where status in ('requested', 'given', 'handedIn');
create index test_request_history on test_request (person_id, requested_at desc, id desc);
create index test_request_queue on test_request (promised_at, id) where promised_at is not null;
create index test_request_closed on test_request (closed_at desc, id) where closed_at is not null;
create index test_request_sample_text on test_request (sample_text_id);
create index test_request_language_test on test_request (language_test_id);
create index test_request_team_member on test_request (team_member_id);
comment on column test_request.promised_at is 'by when a reviewer acts; null when it is not their turn';
`;
