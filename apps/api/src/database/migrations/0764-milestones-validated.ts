/** What 0760 added without reading the rows that are there, and the keys that 0761 to 0763 replace. */
export const up = `
alter table delivery validate constraint delivery_of_milestone;
alter table payment_attempt validate constraint payment_attempt_of_milestone;
alter table appeal validate constraint appeal_of_milestone;
alter table earning validate constraint earning_of_milestone;
alter table settlement_item validate constraint settlement_item_of_milestone;
alter table fee_invoice_order validate constraint fee_invoice_order_of_milestone;
alter table earning drop constraint earning_pkey;
alter table settlement_item drop constraint settlement_item_pkey;
alter table fee_invoice_order drop constraint fee_invoice_order_pkey;
`;
