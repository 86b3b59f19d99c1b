/** Applications are searched for signs of fraud in the order in which they were written. */
export const concurrently = 'application_written';
export const up = `
create index concurrently application_written on application (created_at);
`;
