/**
 * That an interpreter can do both is said about certain times. `booked_twice` said it about all of them;
 * the image before still writes it, and reads from it that nothing was said.
 */
export const up = `
alter table order_change add column booked_beside jsonb;
`;
