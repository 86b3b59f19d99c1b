/** How a client's own books call an order. */
export const up = `
create table order_reference (
  order_id uuid primary key references project_order,
  purchase_order text not null,
  cost_centre text not null
);
`;
