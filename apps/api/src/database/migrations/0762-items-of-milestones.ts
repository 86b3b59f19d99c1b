/** In place of the primary key, which 0764 drops: several milestones of an order are told apart. */
export const concurrently = 'settlement_item_of_what';
export const up = `
create unique index concurrently settlement_item_of_what on settlement_item
  (settlement_id, order_id, milestone_id) nulls not distinct;
`;
