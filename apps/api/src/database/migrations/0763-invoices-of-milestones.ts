/** In place of the primary key, which 0764 drops: several milestones of an order are told apart. */
export const concurrently = 'fee_invoice_order_of_what';
export const up = `
create unique index concurrently fee_invoice_order_of_what on fee_invoice_order
  (order_id, milestone_id) nulls not distinct;
`;
