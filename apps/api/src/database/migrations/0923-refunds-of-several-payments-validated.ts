/** What 0922 holds new rows to holds for all. */
export const up = `
alter table refund validate constraint refund_with_refund;
`;
