/** A saved search compares prices in one unit. */
export const up = `
alter table saved_search add column unit text;
`;
