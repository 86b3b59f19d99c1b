/** Files that a supplier sends along with an application. */
export const up = `
alter table file
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in (
    'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling',
    'message', 'feedback', 'service', 'taxInvoice', 'application'
  )) not valid;

create table application_file (
  application_id uuid not null references application on delete cascade,
  file_id uuid not null references file,
  position smallint not null,
  primary key (application_id, file_id)
);
create index application_file_file on application_file (file_id);
`;
