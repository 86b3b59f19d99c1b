/** What 0747 holds new rows to holds for all. */
export const up = `
alter table payment_attempt validate constraint payment_attempt_member;
`;
