/** Staff put the entries of a dictionary into an order; null where nobody did. */
export const up = `
alter table dictionary_change add column place integer;
`;
