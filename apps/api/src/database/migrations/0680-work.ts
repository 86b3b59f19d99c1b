/** Who works on which case of staff, what colleagues write about it, and who has it on screen. */
export const up = `
create table work_case (
  subject text not null,
  subject_id uuid not null,
  assignee_id uuid references staff,
  assigned_at timestamptz,
  primary key (subject, subject_id)
);
comment on table work_case is 'of records that have no column for it of their own';

create table work_note (
  id uuid primary key,
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null references staff,
  to_staff_id uuid references staff,
  text text not null,
  at timestamptz not null,
  check (text <> '' or to_staff_id is not null)
);
create index work_note_of on work_note (subject, subject_id, at desc);
create index work_note_time on work_note (at);
comment on column work_note.to_staff_id is 'to whom the case was handed with it';

create table work_mention (
  note_id uuid not null references work_note on delete cascade,
  staff_id uuid not null references staff,
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index work_mention_unseen on work_mention (staff_id) where seen_at is null;

create table work_viewer (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null references staff,
  seen_at timestamptz not null,
  primary key (subject, subject_id, staff_id)
);
create index work_viewer_time on work_viewer (seen_at);

create table work_filter (
  id uuid primary key,
  staff_id uuid not null references staff,
  name text not null check (name <> ''),
  view text not null,
  kind text,
  pace text,
  shared boolean not null,
  unique (staff_id, name)
);
create index work_filter_shared on work_filter (name) where shared;
`;
