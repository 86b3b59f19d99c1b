/** Interpreting that is published has its bookings day by day, as an order of it will. */
export const up = `
alter table posting add column bookings jsonb not null default '[]';
comment on column posting.bookings is 'interpreting: start and end of each booking, by time; start_at and due_at are the first and the last moment of them';
`;
