/** Hours in which a person is sent nothing that rings. */
export const up = `
create table quiet_hours (
  person_id uuid primary key references person on delete cascade,
  from_time text not null check (from_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
  until_time text not null check (until_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
  zone text not null,
  check (from_time <> until_time)
);
`;
