/** What a client and a supplier offer each other about a posting before there is an order. */
export const up = `
create table terms_offer (
  id uuid primary key,
  posting_id uuid not null,
  client_id uuid not null,
  supplier_id uuid not null references person check (supplier_id <> client_id),
  round integer not null check (round > 0),
  offered_by text not null check (offered_by in ('client', 'supplier')),
  status text not null check (status in (
    'open', 'agreed', 'countered', 'declined', 'withdrawn', 'lapsed'
  )),
  note text not null,
  unit_price bigint not null check (unit_price > 0),
  workload numeric(12, 2) not null check (workload > 0),
  due_at timestamptz,
  unit text not null,
  currency text not null,
  former jsonb not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answer_note text,
  foreign key (posting_id, client_id) references posting (id, owner_id) on delete cascade,
  unique (posting_id, supplier_id, round),
  check ((status = 'open') = (answered_at is null))
);
comment on column terms_offer.former is 'the terms that it is another offer than, named as the columns are';
create unique index terms_offer_open on terms_offer (posting_id, supplier_id) where status = 'open';
create unique index terms_offer_agreed on terms_offer (posting_id, supplier_id)
where status = 'agreed';
create index terms_offer_of_client on terms_offer (client_id, created_at) where status = 'open';
create index terms_offer_of_supplier on terms_offer (supplier_id, created_at) where status = 'open';

alter table project_order add column offer_id uuid;
comment on column project_order.offer_id is 'the offer of terms that both had agreed on before';
alter table project_order
  add constraint project_order_of_offer foreign key (offer_id) references terms_offer (id) not valid;
`;
