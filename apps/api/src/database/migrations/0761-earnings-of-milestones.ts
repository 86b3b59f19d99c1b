/** In place of the primary key, which 0764 drops: several milestones of an order are told apart. */
export const concurrently = 'earning_of_what';
export const up = `
create unique index concurrently earning_of_what on earning
  (order_id, milestone_id) nulls not distinct;
`;
