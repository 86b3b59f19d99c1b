/** What 0750 added without reading the rows that are there; they hold all of it. */
export const up = `
alter table payment_attempt validate constraint payment_attempt_method_check;
alter table payment_incident validate constraint payment_incident_method_check;
alter table ledger_entry validate constraint ledger_entry_event_check;
`;
