/** Tax invoices that are issued by a provider of electronic invoices: what it was asked for, and what became of it. */
export const up = `
create table tax_invoice_issuance (
  id uuid primary key,
  invoice_id uuid not null references tax_invoice on delete cascade,
  kind text not null check (kind in ('invoice', 'redLetter')),
  number text not null unique,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'issued', 'failed')),
  reason text,
  staff_id uuid not null references staff,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'failed') = (reason is not null))
);
create unique index tax_invoice_issuance_pending on tax_invoice_issuance (invoice_id)
  where state = 'pending';
create index tax_invoice_issuance_of on tax_invoice_issuance (invoice_id, started_at desc);
comment on column tax_invoice_issuance.number is 'ours, under which the provider knows it; never used twice';
comment on column tax_invoice_issuance.amount is 'fen, without a sign in red letters too';
comment on column tax_invoice_issuance.staff_id is 'who asked for it; the paper is a file of theirs';

alter table tax_invoice_order add column issuing bigint not null default 0;
comment on column tax_invoice_order.issuing is 'fen that the papers say of the order once what the provider was asked for last is issued';
`;
