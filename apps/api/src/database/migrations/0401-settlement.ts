/** Settlement: applications, quotes, invoices, payout batches, exchange rates; the ledger's new events. */
export const up = `
alter table ledger_entry drop constraint ledger_entry_event_check;
alter table ledger_entry add constraint ledger_entry_event_check check (event in (
  'paid', 'completed', 'holdOver', 'refundStarted', 'refundConfirmed', 'refundedByHand', 'latePaid',
  'agreed', 'appealed', 'appealedAfter', 'appealOver', 'appealOverAfter', 'reopened', 'ruled',
  'clawedBack', 'settlementApplied', 'settlementUndone', 'paidOut', 'payoutReturned'
));

create table exchange_rate (
  id uuid primary key,
  rate integer not null check (rate > 0),
  staff_id uuid references staff (id),
  set_at timestamptz not null
);
comment on column exchange_rate.rate is 'CNY for one USD, times 10,000';
comment on column exchange_rate.staff_id is 'null: by the demo';
create index exchange_rate_newest on exchange_rate (set_at desc);

create table settlement_quote (
  id uuid primary key,
  supplier_id uuid not null references person (id),
  method text not null check (method in ('personalCard', 'corporateCard', 'paypal', 'payoneer')),
  order_ids uuid[] not null,
  gross bigint not null check (gross > 0),
  netted bigint not null check (netted between 0 and gross),
  payout_currency text not null check (payout_currency in ('CNY', 'USD')),
  rate integer,
  payout_gross bigint not null check (payout_gross >= 0),
  payout_fee bigint not null check (payout_fee between 0 and payout_gross),
  valid_until timestamptz not null,
  check ((payout_currency = 'CNY') = (rate is null))
);
create index settlement_quote_over on settlement_quote (valid_until);

create sequence payout_batch_number as bigint;
create table payout_batch (
  id uuid primary key,
  number text not null unique,
  channel text not null check (channel in ('unionpay', 'paypal', 'payoneer')),
  status text not null default 'draft' check (status in ('draft', 'approved', 'dropped')),
  count integer not null check (count > 0),
  total bigint not null check (total > 0),
  currency text not null,
  needs_second boolean not null,
  made_by uuid not null references staff (id),
  made_at timestamptz not null,
  approved_by uuid references staff (id),
  approved_at timestamptz,
  file_sha256 text,
  tried_at timestamptz,
  provider_batch_id text,
  check ((status = 'approved') = (approved_at is not null)),
  check (not (status = 'approved' and needs_second and approved_by = made_by))
);
create index payout_batch_newest on payout_batch (made_at desc, id);

create sequence settlement_number as bigint;
create table settlement (
  id uuid primary key,
  number text not null unique,
  supplier_id uuid not null references person (id),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  method text not null check (method in ('personalCard', 'corporateCard', 'paypal', 'payoneer')),
  sealed_payee bytea not null,
  payee text not null,
  bank text not null,
  gross bigint not null check (gross > 0),
  netted bigint not null check (netted between 0 and gross),
  payout_currency text not null check (payout_currency in ('CNY', 'USD')),
  rate integer,
  payout_gross bigint not null check (payout_gross > 0),
  payout_fee bigint not null check (payout_fee between 0 and payout_gross),
  status text not null default 'applied' check (status in (
    'applied', 'sent', 'settled', 'withdrawn', 'refused', 'failed', 'returned'
  )),
  version integer not null default 1 check (version > 0),
  applied_at timestamptz not null,
  settled_at timestamptz,
  ended_at timestamptz,
  failure text,
  payout_batch_id uuid references payout_batch (id),
  provider_state text,
  provider_reference text,
  check ((payout_currency = 'CNY') = (rate is null))
);
comment on column settlement.sealed_payee is 'where the money goes, frozen and sealed (server-key.ts)';
comment on column settlement.payee is 'masked';
create unique index settlement_once_a_month on settlement (supplier_id, month)
where status in ('applied', 'sent', 'settled');
create index settlement_of_supplier on settlement (supplier_id, applied_at desc, id);
create index settlement_queue on settlement (status, applied_at, id);
create index settlement_of_batch on settlement (payout_batch_id) where payout_batch_id is not null;

create table settlement_item (
  settlement_id uuid not null references settlement (id),
  order_id uuid not null references project_order (id),
  amount bigint not null check (amount > 0),
  primary key (settlement_id, order_id)
);
create index settlement_item_of_order on settlement_item (order_id);

alter table earning add constraint earning_settlement
  foreign key (settlement_id) references settlement (id),
  add constraint earning_settling check (
    (status in ('settling', 'settled')) = (settlement_id is not null)
  );

create table settlement_event (
  id bigint generated always as identity primary key,
  settlement_id uuid not null references settlement (id),
  action text not null,
  actor text not null check (actor in ('supplier', 'staff', 'provider')),
  staff_id uuid references staff (id),
  note text,
  at timestamptz not null,
  check ((actor = 'staff') = (staff_id is not null))
);
create index settlement_event_of_settlement on settlement_event (settlement_id, id);

alter table ledger_entry add column settlement_id uuid references settlement (id);
create index ledger_entry_of_settlement on ledger_entry (settlement_id)
where settlement_id is not null;

create table fee_invoice (
  id uuid primary key,
  supplier_id uuid not null references person (id),
  number text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  file_id uuid not null unique references file (id),
  created_at timestamptz not null
);
create index fee_invoice_of_supplier on fee_invoice (supplier_id, created_at desc, id);

create table fee_invoice_order (
  order_id uuid primary key references project_order (id),
  fee_invoice_id uuid not null references fee_invoice (id) on delete cascade,
  amount bigint not null check (amount > 0)
);
comment on column fee_invoice_order.amount is 'earnings at that time; when they change, the invoice does not fit any more';
create index fee_invoice_order_of_invoice on fee_invoice_order (fee_invoice_id);
`;
