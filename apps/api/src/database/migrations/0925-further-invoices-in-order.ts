/** An order is on one live invoice of each ordinal; also finds them all. */
export const concurrently = 'tax_invoice_order_in_turn';
export const up = `
create unique index concurrently tax_invoice_order_in_turn
  on tax_invoice_order (order_id, ordinal) where live;
`;
