/** What 0620 added without reading the rows that are there; they hold all of it. */
export const up = `
alter table payment_attempt validate constraint payment_attempt_of_change;
alter table ledger_entry validate constraint ledger_entry_event_check;
alter table refund validate constraint refund_reason_check;
`;
