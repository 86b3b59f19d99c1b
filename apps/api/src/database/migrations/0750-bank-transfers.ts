/** Payment by bank transfer: attempts with a reference, and what came into the bank account. */
export const up = `
alter table payment_attempt drop constraint payment_attempt_method_check;
alter table payment_attempt add constraint payment_attempt_method_check
  check (method in ('wechatPay', 'alipay', 'bankTransfer')) not valid;
alter table payment_incident drop constraint payment_incident_method_check;
alter table payment_incident add constraint payment_incident_method_check
  check (method in ('wechatPay', 'alipay', 'bankTransfer')) not valid;

alter table ledger_entry drop constraint ledger_entry_event_check;
alter table ledger_entry add constraint ledger_entry_event_check check (event in (
  'paid', 'differencePaid', 'differenceRefunded', 'completed', 'holdOver', 'refundStarted',
  'refundConfirmed', 'refundedByHand', 'latePaid', 'unmatchedPaid', 'transferReceived',
  'transferReturned', 'agreed', 'appealed', 'appealedAfter', 'appealOver', 'appealOverAfter',
  'reopened', 'ruled', 'clawedBack', 'settlementApplied', 'settlementUndone', 'paidOut',
  'payoutReturned'
)) not valid;

create table incoming_transfer (
  id uuid primary key,
  bank_reference text not null unique,
  received_on date not null,
  amount bigint not null check (amount > 0),
  payer text not null,
  sealed_payer_account bytea,
  remark text not null,
  outcome text not null check (outcome in (
    'paid', 'late', 'wrongAmount', 'second', 'unknown', 'returned'
  )),
  payment_attempt_id uuid references payment_attempt,
  recorded_by uuid not null references staff,
  recorded_at timestamptz not null,
  settled_by uuid references staff,
  settled_at timestamptz,
  return_reason text,
  return_proposed_by uuid references staff,
  return_proposed_at timestamptz,
  return_reference text,
  check ((outcome in ('unknown', 'returned')) = (payment_attempt_id is null)),
  check ((outcome = 'returned') = (return_reference is not null)),
  check (num_nonnulls(settled_by, settled_at) in (0, 2)),
  check (num_nonnulls(return_reason, return_proposed_by, return_proposed_at) in (0, 3)),
  check (return_proposed_by is null or outcome in ('unknown', 'returned')),
  check (outcome <> 'returned' or (return_proposed_by is not null and settled_by <> return_proposed_by))
);
create index incoming_transfer_newest on incoming_transfer (recorded_at desc, id);
create index incoming_transfer_open on incoming_transfer (recorded_at) where outcome = 'unknown';
create index incoming_transfer_of_attempt on incoming_transfer (payment_attempt_id);
comment on column incoming_transfer.bank_reference is 'the number of the line in the bank''s statement: one line counts once';
comment on column incoming_transfer.sealed_payer_account is 'to which finance sends back what fits nothing';
comment on column incoming_transfer.settled_by is 'who found out what an unknown one pays, or sent it back, which a colleague had proposed';
`;
