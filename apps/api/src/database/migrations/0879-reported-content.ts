/** What people report of what others publish, and resumes that staff hide. */
export const up = `
alter table supplier_profile add column hidden_at timestamptz;
comment on column supplier_profile.hidden_at is 'staff took the resume out of sight';

alter table moderation drop constraint moderation_subject_check;
alter table moderation add constraint moderation_subject_check
  check (subject in ('publicProfile', 'resume', 'posting', 'review')) not valid;

create table reported_content (
  id uuid primary key,
  subject text not null check (subject in ('publicProfile', 'resume', 'posting', 'review')),
  subject_id uuid not null,
  person_id uuid not null references person,
  identity text not null check (identity in ('client', 'supplier')),
  title text not null,
  text text not null,
  opened_at timestamptz not null,
  outcome text check (outcome in ('dismissed', 'hidden')),
  words text not null default '',
  decided_by uuid references staff,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by is null))
);
comment on table reported_content is 'one case, however many people report it';
comment on column reported_content.person_id is 'the author';
comment on column reported_content.text is 'as it read when it was reported first';
create unique index reported_content_open on reported_content (subject, subject_id)
  where outcome is null;
create index reported_content_queue on reported_content (opened_at) where outcome is null;
create index reported_content_newest on reported_content (subject, subject_id, opened_at desc);
create index reported_content_of_person on reported_content (person_id);

create table content_report (
  case_id uuid not null references reported_content on delete cascade,
  reporter_id uuid not null references person,
  identity text not null check (identity in ('client', 'supplier')),
  reason text not null,
  note text not null,
  created_at timestamptz not null,
  primary key (case_id, reporter_id)
);
comment on column content_report.identity is 'in which the reporter is told what came of it';
create index content_report_of_person on content_report (reporter_id, created_at desc);
`;
