/** Partial refunds and those by staff; money that fits nothing; the providers' daily bills. */
export const up = `
alter table refund
  drop constraint refund_payment_attempt_id_key,
  drop constraint refund_reason_check,
  drop constraint refund_status_check,
  drop constraint refund_check,
  add column failure text,
  add column note text,
  add column proposed_by uuid references staff (id),
  add column approved_by uuid references staff (id),
  add column refund_percent smallint check (refund_percent between 1 and 100),
  add column by_hand_reference text,
  add constraint refund_reason_check
    check (reason in ('orderRefunded', 'latePaid', 'agreed', 'ruled', 'staff')),
  add constraint refund_status_check check (status in (
    'proposed', 'declined', 'pending', 'accepted', 'succeeded', 'failed'
  )),
  add constraint refund_confirmed check ((status = 'succeeded') = (confirmed_at is not null)),
  add constraint refund_by_staff check ((reason = 'staff') = (proposed_by is not null));
create index refund_of_attempt on refund (payment_attempt_id);
create index refund_queue on refund (status, created_at, id);

create table payment_incident (
  id uuid primary key,
  kind text not null check (kind in ('wrongAmount', 'secondTransaction', 'refundAmount')),
  method text not null check (method in ('wechatPay', 'alipay')),
  order_id uuid references project_order (id),
  payment_attempt_id uuid references payment_attempt (id),
  expected bigint,
  received bigint,
  provider_transaction_id text,
  at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references staff (id),
  note text,
  check (num_nonnulls(resolved_at, resolved_by, note) in (0, 3))
);
create unique index payment_incident_once on payment_incident
  (kind, payment_attempt_id, coalesce(provider_transaction_id, ''), coalesce(received, -1));
create index payment_incident_newest on payment_incident (at desc, id);

create table reconciliation (
  id uuid primary key,
  day date not null,
  method text not null check (method in ('wechatPay', 'alipay')),
  status text not null check (status in ('matched', 'different', 'unavailable')),
  lines integer not null,
  paid_there bigint not null,
  paid_here bigint not null,
  refunded_there bigint not null,
  refunded_here bigint not null,
  currency text not null,
  run_at timestamptz not null,
  unique (day, method)
);

create table reconciliation_difference (
  id uuid primary key,
  reconciliation_id uuid not null references reconciliation (id),
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount')),
  what text not null check (what in ('payment', 'refund')),
  number text not null,
  order_id uuid references project_order (id),
  here bigint,
  there bigint,
  resolved_at timestamptz,
  resolved_by uuid references staff (id),
  note text,
  unique (reconciliation_id, what, number),
  check (num_nonnulls(resolved_at, resolved_by, note) in (0, 3))
);
create index reconciliation_difference_open on reconciliation_difference (reconciliation_id)
where resolved_at is null;
`;
