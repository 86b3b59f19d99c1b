/**
 * While a difference is unpaid an order holds both its bookings and the times they move to. These may
 * overlap, so only bookings of different orders exclude each other.
 */
export const up = `
alter table booking drop constraint booking_once;
-- squawk-ignore constraint-missing-not-valid -- an exclusion can't be; bookings are few
alter table booking add constraint booking_once
  exclude using gist (
    (coalesce(member_id, supplier_id)) with =, order_id with <>, during with &&
  ) where (not beside_another);
`;
