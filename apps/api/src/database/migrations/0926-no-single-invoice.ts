/** `tax_invoice_order_in_turn` holds what this did, where an order has a further invoice too. */
export const up = `
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index tax_invoice_order_once;
`;
