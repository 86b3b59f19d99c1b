/**
 * What came of money in the bank account. `paid`, `late` (it goes back), `wrongAmount` and `second` name the
 * attempt that it came for; `unknown` named none, until staff find out or it is `returned`.
 */
export const transferOutcomes = [
  'paid',
  'late',
  'wrongAmount',
  'second',
  'unknown',
  'returned',
] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];
