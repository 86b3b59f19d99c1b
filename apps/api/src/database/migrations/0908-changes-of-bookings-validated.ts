/** What 0907 holds new rows to holds for all. */
export const up = `
alter table order_change validate constraint order_change_extras_check;
alter table project_order validate constraint project_order_least_check;
`;
