/** Postings for whom the client invited, and promises to keep files to oneself. */
export const up = `
alter table posting add column visibility text not null default 'public'
  check (visibility in ('public', 'invited'));

create table confidentiality_promise (
  posting_id uuid not null references posting (id) on delete cascade,
  person_id uuid not null references person (id),
  version integer not null check (version > 0),
  promised_at timestamptz not null,
  primary key (posting_id, person_id)
);
comment on table confidentiality_promise is 'the first one that a supplier made about the files of a posting';
create index confidentiality_promise_of_person on confidentiality_promise (person_id);
`;
