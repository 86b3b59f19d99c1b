/** Postings are searched for signs of fraud in the order in which they were published. */
export const concurrently = 'posting_written';
export const up = `
create index concurrently posting_written on posting (published_at);
`;
