/** Whoever makes a payout batch can no longer approve it, whatever the sum. Old approvals stay as they were. */
export const up = `
alter table payout_batch alter column needs_second set default true;
update payout_batch set needs_second = true where approved_by is distinct from made_by;
`;
