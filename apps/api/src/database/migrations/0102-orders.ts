/** Orders with their timeline, files, deliveries and evaluations. */
export const up = `
create sequence order_number as bigint;

create table project_order (
  id uuid primary key,
  number text not null unique check (number ~ '^TK[0-9]{8}-[0-9]{6,}$'),
  posting_id uuid references posting (id),
  application_id uuid unique,
  client_id uuid not null references person (id),
  supplier_id uuid not null references person (id) check (supplier_id <> client_id),
  name text not null check (char_length(name) between 1 and 120),
  order_type text not null check (order_type in ('translation', 'interpretation', 'proofreading')),
  field text not null,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at >= start_at),
  due_at timestamptz not null,
  accept_by timestamptz not null,
  zone text not null,
  workload numeric(12, 2) not null check (workload > 0),
  unit_price bigint not null check (unit_price > 0),
  unit text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  price bigint not null check (price > 0),
  fee bigint not null check (fee >= 0),
  commission bigint not null check (commission between 0 and price),
  state text not null check (state in (
    'sent', 'received', 'rejected', 'started', 'submitted', 'changesRequested',
    'completed', 'unpaid', 'refunded', 'agreed', 'ruled', 'inAppeal'
  )),
  version integer not null check (version > 0),
  terms_version integer not null check (terms_version between 1 and version),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  received_at timestamptz,
  paid_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  change_rounds smallint not null default 0 check (change_rounds between 0 and 2),
  reject_reason text,
  proposal_by text check (proposal_by in ('client', 'supplier')),
  appeal_by text check (appeal_by in ('client', 'supplier')),
  earnings_status text check (earnings_status in ('unsettled', 'ready', 'settling', 'settled')),
  foreign key (application_id, client_id, supplier_id)
    references application (id, client_id, supplier_id),
  check ((state in ('started', 'submitted', 'changesRequested', 'completed', 'refunded', 'agreed', 'ruled', 'inAppeal')) = (paid_at is not null)),
  check ((state in ('completed', 'unpaid', 'refunded', 'agreed', 'ruled')) <= (ended_at is not null)),
  check ((state = 'completed') <= (completed_at is not null)),
  check ((state in ('submitted', 'changesRequested')) <= (delivered_at is not null))
);
comment on column project_order.version is 'counts up with every change of terms or state';
comment on column project_order.due_at is 'when the supplier delivers at the latest';
create index project_order_of_client on project_order (client_id, created_at desc, id desc);
create index project_order_of_supplier on project_order (supplier_id, created_at desc, id desc);
create index project_order_of_posting on project_order (posting_id) where posting_id is not null;

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references project_order (id),
  version integer not null,
  action text not null,
  actor text not null check (actor in ('client', 'supplier', 'staff', 'timer', 'provider')),
  person_id uuid references person (id),
  from_state text,
  to_state text not null,
  note text,
  details jsonb,
  at timestamptz not null,
  check ((actor in ('client', 'supplier', 'staff')) = (person_id is not null))
);
comment on column order_event.details is 'the terms as they were frozen by this event';
create index order_event_of_order on order_event (order_id, id);

create table order_file (
  order_id uuid not null references project_order (id),
  file_id uuid not null references file (id),
  position smallint not null,
  primary key (order_id, file_id)
);
create index order_file_of_file on order_file (file_id);

create table delivery (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  round smallint not null check (round > 0),
  description text not null,
  created_at timestamptz not null,
  change_request text,
  unique (order_id, round)
);

create table delivery_file (
  delivery_id uuid not null references delivery (id),
  file_id uuid not null references file (id),
  position smallint not null,
  primary key (delivery_id, file_id)
);
create index delivery_file_of_file on delivery_file (file_id);

create table evaluation (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  side text not null check (side in ('client', 'supplier')),
  author_id uuid not null references person (id),
  subject_id uuid not null references person (id) check (subject_id <> author_id),
  grade smallint not null check (grade between 1 and 5),
  text text not null check (text <> ''),
  created_at timestamptz not null,
  unique (order_id, side)
);
create index evaluation_given on evaluation (author_id, created_at desc, id desc);
create index evaluation_received on evaluation (subject_id, created_at desc, id desc);
`;
