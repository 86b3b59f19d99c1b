/** The number of a bank transfer stands for one refund by hand. */
export const concurrently = 'refund_by_hand';
export const up = `
create unique index concurrently refund_by_hand on refund (upper(by_hand_reference))
  where by_hand_reference is not null;
`;
