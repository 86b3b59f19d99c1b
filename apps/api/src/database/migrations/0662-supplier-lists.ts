/** Named lists of suppliers, each of one client. */
export const up = `
create table supplier_list (
  id uuid primary key,
  client_id uuid not null references person on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null
);
create unique index supplier_list_name on supplier_list (client_id, lower(name));

create table supplier_list_entry (
  list_id uuid not null references supplier_list on delete cascade,
  supplier_id uuid not null references person on delete cascade,
  added_at timestamptz not null,
  primary key (list_id, supplier_id)
);
create index supplier_list_entry_of_supplier on supplier_list_entry (supplier_id);
`;
