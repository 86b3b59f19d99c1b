/**
 * Until a difference is paid an order keeps its bookings and holds those that they are moved to, which may
 * overlap: bookings of one order are in nobody's way but others'.
 */
export const up = `
alter table booking drop constraint booking_once;
-- squawk-ignore constraint-missing-not-valid -- an exclusion can't be; bookings are few
alter table booking add constraint booking_once
  exclude using gist (
    (coalesce(member_id, supplier_id)) with =, order_id with <>, during with &&
  ) where (not beside_another);
`;
