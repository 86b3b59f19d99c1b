/** Orders without an application are counted by pair before another one is sent. */
export const up = `
create index project_order_offered on project_order (client_id, supplier_id, created_at)
  where application_id is null;
`;
