/** What stands on a client's invoices, tax invoices with their papers, and the address of who paid. */
export const up = `
alter table file
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in (
    'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling',
    'message', 'feedback', 'service', 'taxInvoice'
  )) not valid,
  drop constraint file_of_staff,
  add constraint file_of_staff check (
    case purpose
      when 'ruling' then staff_id is not null
      when 'taxInvoice' then staff_id is not null
      when 'service' then true
      else staff_id is null
    end
  ) not valid;

alter table order_payer add column address text not null default '';

create table invoice_details (
  id uuid primary key references person,
  address text not null,
  phone text not null,
  bank text not null,
  sealed_bank_account bytea,
  email text not null,
  updated_at timestamptz not null
);
comment on column invoice_details.id is 'of the person';

create table tax_invoice (
  id uuid primary key,
  client_id uuid not null references person,
  kind text not null check (kind in ('ordinary', 'special')),
  status text not null check (status in (
    'requested', 'inWork', 'issued', 'toCorrect', 'corrected', 'declined', 'withdrawn'
  )),
  version integer not null default 1,
  title text not null check (title <> ''),
  tax_number text not null,
  address text not null,
  phone text not null,
  bank text not null,
  sealed_bank_account bytea,
  email text not null,
  note text not null,
  assignee_id uuid references staff,
  reason text,
  requested_at timestamptz not null,
  issued_at timestamptz,
  check ((status = 'declined') = (reason is not null)),
  check ((status in ('issued', 'toCorrect', 'corrected')) = (issued_at is not null))
);
create index tax_invoice_of_client on tax_invoice (client_id, requested_at desc);
create index tax_invoice_open on tax_invoice (requested_at)
  where status in ('requested', 'inWork', 'toCorrect');
create index tax_invoice_time on tax_invoice (requested_at desc);

create table tax_invoice_order (
  invoice_id uuid not null references tax_invoice on delete cascade,
  order_id uuid not null references project_order,
  live boolean not null default true,
  invoiced bigint not null default 0,
  primary key (invoice_id, order_id)
);
create unique index tax_invoice_order_once on tax_invoice_order (order_id) where live;
comment on column tax_invoice_order.live is 'no other invoice takes the order: until it is declined or withdrawn';
comment on column tax_invoice_order.invoiced is 'fen that the papers say of the order, red letters subtracted';

create table tax_invoice_document (
  id uuid primary key,
  invoice_id uuid not null references tax_invoice on delete cascade,
  kind text not null check (kind in ('invoice', 'redLetter')),
  number text not null,
  issued_on date not null,
  amount bigint not null check (case kind when 'invoice' then amount > 0 else amount < 0 end),
  file_id uuid not null unique references file,
  created_at timestamptz not null
);
create unique index tax_invoice_document_number on tax_invoice_document (number);
create unique index tax_invoice_document_first on tax_invoice_document (invoice_id)
  where kind = 'invoice';
create index tax_invoice_document_of on tax_invoice_document (invoice_id, created_at);

create table tax_invoice_event (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references tax_invoice on delete cascade,
  action text not null,
  staff_id uuid references staff,
  to_staff_id uuid references staff,
  at timestamptz not null
);
create index tax_invoice_event_of on tax_invoice_event (invoice_id, id);
`;
