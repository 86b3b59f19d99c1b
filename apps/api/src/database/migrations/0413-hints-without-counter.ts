/** Clients fetch everything after a cut, so nobody read the number that each hint carried. */
export const up = `
drop table hint_counter;
`;
