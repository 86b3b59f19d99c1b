/** Translations of requested tests that suppliers mark, and what they earn by that. */
export const up = `
alter table test_request add column marked_by text not null default 'staff'
  check (marked_by in ('staff', 'suppliers'));
alter table test_request drop constraint test_request_status_check;
alter table test_request add constraint test_request_status_check check (status in (
  'requested', 'given', 'handedIn', 'withMarkers', 'passed', 'failed', 'withdrawn', 'declined'
)) not valid;

create sequence test_marking_number as bigint;
create table test_marking (
  id uuid primary key,
  number text not null unique,
  test_request_id uuid references test_request on delete set null,
  supplier_id uuid not null references person,
  source_language text not null,
  target_language text not null,
  status text not null check (status in ('asked', 'marked', 'declined', 'expired', 'dropped')),
  fee bigint not null check (fee > 0),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  marks jsonb,
  points smallint,
  remark text not null default '',
  closed_at timestamptz,
  unique (test_request_id, supplier_id),
  check ((status = 'asked') = (closed_at is null)),
  check ((status = 'marked') = (marks is not null and points is not null))
);
create index test_marking_of_supplier on test_marking (supplier_id, asked_at desc, id);
comment on table test_marking is 'a supplier who is asked to mark the translation of another';
comment on column test_marking.test_request_id is 'null once the account of who was tested is deleted';
comment on column test_marking.fee is 'fen, as promised when it was asked for';

alter table ledger_entry drop constraint ledger_entry_event_check;
alter table ledger_entry add constraint ledger_entry_event_check check (event in (
  'paid', 'differencePaid', 'differenceRefunded', 'completed', 'holdOver', 'refundStarted',
  'refundConfirmed', 'refundedByHand', 'latePaid', 'unmatchedPaid', 'transferReceived',
  'transferReturned', 'agreed', 'appealed', 'appealedAfter', 'appealOver', 'appealOverAfter',
  'reopened', 'ruled', 'clawedBack', 'markingEarned', 'settlementApplied', 'settlementUndone',
  'paidOut', 'payoutReturned'
)) not valid;
alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check check (account in (
  'gatewayClearing', 'escrow', 'deferredFee', 'feeRevenue', 'commission',
  'supplierPending', 'supplierAvailable', 'supplierReceivable', 'disputedEscrow',
  'refundInTransit', 'payoutInTransit', 'payoutFees', 'testingCosts', 'fxPosition', 'bank'
)) not valid;

alter table earning add column marking_id uuid;
-- squawk-ignore ban-drop-not-null -- the image before joins orders and passes over what was marked
alter table earning alter column order_id drop not null;
alter table earning
  add constraint earning_of_marking foreign key (marking_id) references test_marking (id) not valid;
alter table earning
  add constraint earning_by_what check (num_nonnulls(order_id, marking_id) = 1) not valid;
alter table settlement_item add column marking_id uuid;
-- squawk-ignore ban-drop-not-null -- as above
alter table settlement_item alter column order_id drop not null;
alter table settlement_item
  add constraint settlement_item_of_marking
  foreign key (marking_id) references test_marking (id) not valid;
alter table settlement_item
  add constraint settlement_item_by_what
  check (num_nonnulls(order_id, marking_id) = 1) not valid;
comment on column earning.marking_id is 'instead of an order: a test that the supplier marked';
comment on column settlement_quote.order_ids is 'what is chosen: ids of markings, of milestones, of orders without any';
`;
