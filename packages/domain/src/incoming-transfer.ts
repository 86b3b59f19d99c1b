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

/** What becomes of a line of a statement when it is recorded; `repeated` is recorded already. */
export const transferForecasts = [
  'paid',
  'late',
  'wrongAmount',
  'second',
  'unknown',
  'repeated',
] as const;
export type TransferForecast = (typeof transferForecasts)[number];

/** What a payment of an order is for: all of it, one of its milestones, or the difference of a change. */
export const paymentPurposes = ['order', 'milestone', 'change'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** How the transfer that an order waits for stands. */
export const transferStandings = ['waiting', 'wrongAmount', 'received'] as const;
