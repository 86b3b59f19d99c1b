/** The same by name; who has none yet stands last. */
export const concurrently = 'person_by_name';
export const up = `
create index concurrently person_by_name on person (lower(nullif(name, '')), id);
`;
