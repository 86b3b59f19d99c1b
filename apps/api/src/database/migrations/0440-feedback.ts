/** What people write to the product, what the staff answer, and duplicates that are answered together. */
export const up = `
alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in (
  'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling',
  'message', 'feedback'
));

create table feedback (
  id uuid primary key,
  person_id uuid not null references person,
  identity text not null check (identity in ('supplier', 'client')),
  type text not null,
  text text not null,
  language text not null check (language in ('en', 'zh-CN')),
  status text not null check (status in ('submitted', 'inProgress', 'answered')),
  version integer not null default 1,
  assignee_id uuid references staff,
  main_id uuid references feedback on delete set null,
  answer_en text,
  answer_zh text,
  answered_at timestamptz,
  answered_by uuid references staff,
  answer_read_at timestamptz,
  created_at timestamptz not null,
  check (main_id <> id),
  check (status <> 'answered' or answered_at is not null),
  check ((answered_at is null) = (answered_by is null)),
  check ((answered_at is null) = (answer_en is null and answer_zh is null)),
  check (answer_read_at is null or answered_at is not null)
);
create index feedback_of_person on feedback (person_id, identity, created_at desc);
create index feedback_unread on feedback (person_id, identity)
  where answered_at is not null and answer_read_at is null;
create index feedback_open on feedback (created_at) where status <> 'answered' and main_id is null;
create index feedback_of_main on feedback (main_id) where main_id is not null;
create index feedback_time on feedback (created_at);
create index feedback_answered on feedback (answered_at) where answered_at is not null;

create table feedback_file (
  feedback_id uuid not null references feedback on delete cascade,
  file_id uuid not null references file,
  position smallint not null,
  primary key (feedback_id, file_id)
);
create index feedback_file_file on feedback_file (file_id);

create table feedback_event (
  id bigint generated always as identity primary key,
  feedback_id uuid not null references feedback on delete cascade,
  action text not null,
  staff_id uuid references staff,
  to_staff_id uuid references staff,
  at timestamptz not null
);
create index feedback_event_feedback on feedback_event (feedback_id, id);
`;
