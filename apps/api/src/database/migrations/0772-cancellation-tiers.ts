/** What a client owes who cancels a booking, as both agreed on in the order. */
export const up = `
alter table project_order add column cancellation_tiers jsonb;
comment on column project_order.cancellation_tiers is 'null: nothing was agreed on; else days before the first booking and the share of the price that is due until then';
`;
