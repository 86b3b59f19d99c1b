/** What 0810 added without reading the rows that are there; none of them has overtime or travel. */
export const up = `
alter table project_order validate constraint project_order_extras_check;
`;
