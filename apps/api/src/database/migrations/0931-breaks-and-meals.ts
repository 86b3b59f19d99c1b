/** Breaks on each day of interpreting and who sees to meals: agreed on in orders, said in postings. */
export const up = `
alter table project_order add column breaks jsonb;
alter table order_change add column breaks jsonb;
alter table posting add column breaks jsonb;
comment on column project_order.breaks is 'minutes of break on each day of interpreting, who sees to meals; null where nothing was agreed on';
`;
