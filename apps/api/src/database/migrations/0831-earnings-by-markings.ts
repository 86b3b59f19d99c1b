/** In place of earning_of_what, which 0834 drops: several markings of a supplier are told apart. */
export const concurrently = 'earning_by_work';
export const up = `
create unique index concurrently earning_by_work on earning
  (order_id, milestone_id, marking_id) nulls not distinct;
`;
