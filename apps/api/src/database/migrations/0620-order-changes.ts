/** Changes of an order by consent of both, with the difference that is paid or given back. */
export const up = `
create table order_change (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  round integer not null check (round > 0),
  proposed_by text not null check (proposed_by in ('client', 'supplier')),
  status text not null check (status in (
    'open', 'unpaid', 'agreed', 'countered', 'declined', 'withdrawn', 'lapsed', 'overtaken'
  )),
  reason text not null check (reason <> ''),
  due_at timestamptz not null,
  accept_by timestamptz not null check (accept_by >= due_at),
  workload numeric(12, 2) not null check (workload > 0),
  unit_price bigint not null check (unit_price > 0),
  price bigint not null check (price > 0),
  fee bigint not null check (fee >= 0),
  commission bigint not null check (commission between 0 and price),
  word_analysis jsonb,
  former jsonb not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answer_note text,
  unique (order_id, round),
  check ((status = 'open') = (answered_at is null))
);
comment on column order_change.former is 'the terms in force when it was proposed, named as the columns are';
create unique index order_change_pending on order_change (order_id)
where status in ('open', 'unpaid');

create table order_change_file (
  change_id uuid not null references order_change (id),
  file_id uuid not null references file (id),
  position smallint not null,
  primary key (change_id, file_id)
);
create index order_change_file_of_file on order_change_file (file_id);

alter table payment_attempt add column change_id uuid;
comment on column payment_attempt.change_id is 'the change whose difference it pays; null where it pays the order';
alter table payment_attempt
  add constraint payment_attempt_of_change foreign key (change_id) references order_change (id) not valid;

alter table ledger_entry drop constraint ledger_entry_event_check;
alter table ledger_entry add constraint ledger_entry_event_check check (event in (
  'paid', 'differencePaid', 'differenceRefunded', 'completed', 'holdOver', 'refundStarted',
  'refundConfirmed', 'refundedByHand', 'latePaid', 'unmatchedPaid', 'agreed', 'appealed',
  'appealedAfter', 'appealOver', 'appealOverAfter', 'reopened', 'ruled', 'clawedBack',
  'settlementApplied', 'settlementUndone', 'paidOut', 'payoutReturned'
)) not valid;

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in (
  'orderRefunded', 'latePaid', 'agreed', 'changed', 'ruled', 'staff', 'unmatched'
)) not valid;
`;
