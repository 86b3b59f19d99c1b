/** A check-in is to one booking of an order; those from before were to the first. */
export const up = `
create table booking_check_in (
  order_id uuid not null references project_order (id),
  booking_start timestamptz not null,
  side text not null check (side in ('client', 'supplier')),
  at timestamptz not null,
  primary key (order_id, booking_start, side)
);

insert into booking_check_in (order_id, booking_start, side, at)
  select id, coalesce((bookings -> 0 ->> 'start')::timestamptz, start_at), side, checked_in_at
  from project_order
  cross join lateral (
    values ('client', client_checked_in_at), ('supplier', supplier_checked_in_at)
  ) as party (side, checked_in_at)
  where checked_in_at is not null;

alter table project_order
  drop column client_checked_in_at,
  drop column supplier_checked_in_at;
`;
