/** Staff attach files to a ruling: such a file belongs to the member of staff, not to a person. */
export const up = `
alter table file
  alter column owner_id drop not null,
  add column staff_id uuid references staff (id),
  add constraint file_of_one check (num_nonnulls(owner_id, staff_id) = 1),
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in (
    'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling'
  )),
  add constraint file_of_staff check ((purpose = 'ruling') = (staff_id is not null));
create index file_of_staff on file (staff_id, created_at) where staff_id is not null;

create table appeal_ruling_file (
  appeal_id uuid not null,
  step text not null,
  file_id uuid not null references file (id),
  position smallint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (appeal_id, step, file_id),
  foreign key (appeal_id, step) references appeal_ruling (appeal_id, step)
);
create index appeal_ruling_file_of_file on appeal_ruling_file (file_id);
`;
