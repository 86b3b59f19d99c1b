/** What 0858 holds new rows to holds for all. */
export const up = `alter table booking validate constraint booking_member`;
