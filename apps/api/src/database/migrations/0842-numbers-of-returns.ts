/** The number of a bank transfer stands for one return of money that came in. */
export const concurrently = 'incoming_transfer_return';
export const up = `
create unique index concurrently incoming_transfer_return on incoming_transfer (upper(return_reference))
  where return_reference is not null;
`;
