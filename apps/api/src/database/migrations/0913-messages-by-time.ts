/** Messages are searched for signs of fraud in the order in which they were written. */
export const concurrently = 'message_written';
export const up = `
create index concurrently message_written on message (created_at) where by is not null;
`;
