/** In place of settlement_item_of_what, which 0834 drops: several markings are told apart. */
export const concurrently = 'settlement_item_by_work';
export const up = `
create unique index concurrently settlement_item_by_work on settlement_item
  (settlement_id, order_id, milestone_id, marking_id) nulls not distinct;
`;
