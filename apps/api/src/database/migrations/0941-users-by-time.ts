/** Staff read the list of users page by page, the newest first. */
export const concurrently = 'person_created';
export const up = `
create index concurrently person_created on person (created_at desc, id desc);
`;
