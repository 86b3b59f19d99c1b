/** Applications of suppliers for postings. */
export const up = `
create table application (
  id uuid primary key,
  posting_id uuid not null,
  client_id uuid not null,
  supplier_id uuid not null references person (id) check (supplier_id <> client_id),
  content text not null check (content <> ''),
  instructions text not null default '',
  expected_price bigint not null check (expected_price > 0),
  status text not null default 'applied'
    check (status in ('applied', 'read', 'suitable', 'unsuitable', 'ordered', 'withdrawn')),
  collected boolean not null default false,
  created_at timestamptz not null,
  read_at timestamptz,
  status_changed_at timestamptz not null,
  foreign key (posting_id, client_id) references posting (id, owner_id),
  unique (posting_id, supplier_id),
  unique (id, client_id, supplier_id)
);
comment on table application is 'once for each posting and supplier, also after a withdrawal';
create index application_of_supplier on application (supplier_id, created_at desc, id desc);
create index application_of_posting on application (posting_id, created_at desc, id desc);
create index application_of_client on application (client_id, created_at desc, id desc);
create index application_unread on application (client_id, posting_id)
where read_at is null and status <> 'withdrawn';
`;
