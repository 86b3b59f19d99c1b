/** Changes by consent reach bookings and the milestones whose turn has not come. */
export const up = `
alter table order_change
  add column bookings jsonb,
  add column booking_mode text,
  add column booking_place text,
  add column travel bigint,
  add column booked_twice boolean not null default false,
  add column kept_percent smallint not null default 0,
  add column milestones jsonb;
comment on column order_change.bookings is 'as they would be; here and below null where the change is not about it';
comment on column order_change.kept_percent is 'the share that was due when the client first asked to move the booking';
comment on column order_change.milestones is 'those whose turn had not come, as they would be';
alter table order_change add constraint order_change_extras_check check (
  booking_mode in ('onSite', 'remote') and travel >= 0 and kept_percent between 0 and 100
) not valid;
alter table project_order add column cancellation_least smallint not null default 0;
comment on column project_order.cancellation_least is 'the share that stays due of a booking that was moved at the wish of the client';
alter table project_order add constraint project_order_least_check
  check (cancellation_least between 0 and 100) not valid;
`;
