/** What 0830 added without reading the rows that are there, and the indexes that 0831 to 0833 replace. */
export const up = `
alter table test_request validate constraint test_request_status_check;
alter table ledger_entry validate constraint ledger_entry_event_check;
alter table ledger_line validate constraint ledger_line_account_check;
alter table earning validate constraint earning_of_marking;
alter table earning validate constraint earning_by_what;
alter table settlement_item validate constraint settlement_item_of_marking;
alter table settlement_item validate constraint settlement_item_by_what;
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index earning_of_what;
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index settlement_item_of_what;
-- squawk-ignore require-concurrent-index-deletion -- a moment, and steps back for traffic
drop index test_request_open;
`;
