/** Whom a receipt names: frozen when the order is paid, whatever the client fills in later. */
export const up = `
alter table client_profile add column tax_number text not null default '';

create table order_payer (
  order_id uuid primary key references project_order,
  name text not null check (name <> ''),
  tax_number text not null
);
`;
