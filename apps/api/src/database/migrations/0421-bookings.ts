/** A stretch of interpreting is a booking; a session is only signing in. */
export const up = `
alter table session_booking rename to booking;
alter table project_order rename column session_mode to booking_mode;
alter table project_order rename column session_place to booking_place;
alter table project_order rename column sessions to bookings;

update order_event set action = 'remindBooking' where action = 'remindSession';
update notification set kind = 'order.remindBooking' where kind = 'order.remindSession';
update job set
  key = replace(key, 'remindSession', 'remindBooking'),
  payload = jsonb_set(payload, '{action}', '"remindBooking"')
where kind = 'order.timer' and payload ->> 'action' = 'remindSession';
`;
