/** When suppliers work; a booking beside another one of the same interpreter is confirmed by them. */
export const up = `
create table work_calendar (
  person_id uuid primary key references person on delete cascade,
  zone text not null,
  week jsonb not null,
  notice_hours integer not null check (notice_hours >= 0),
  is_public boolean not null,
  version integer not null,
  changed_at timestamptz not null
);
comment on column work_calendar.week is 'seven days, Monday first: intervals of local time';
comment on column work_calendar.is_public is 'whether the next free days stand on the public page';

create table day_off (
  person_id uuid not null references work_calendar on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  note text not null,
  primary key (person_id, first_day)
);
comment on table day_off is 'calendar days in the zone of the calendar, both included';

alter table booking
  add column beside_another boolean not null default false,
  drop constraint session_booking_supplier_id_during_excl;
comment on column booking.beside_another is 'the supplier was booked already and took it all the same';
-- squawk-ignore constraint-missing-not-valid -- an exclusion can't be; bookings are few
alter table booking add constraint booking_once
  exclude using gist (supplier_id with =, during with &&) where (not beside_another);
`;
