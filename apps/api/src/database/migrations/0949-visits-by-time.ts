/** Staff read the list of users by their last visits, page by page. */
export const concurrently = 'session_seen';
export const up = `
create index concurrently session_seen on session (last_seen_at desc, person_id desc);
`;
