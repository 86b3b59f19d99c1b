import type { calls, Quote, ResponseOf } from '@tolk/contract';

export type Position = ResponseOf<(typeof calls)['supinterface']['settlement']['getJSSQData']>;
export type MethodState = Position['methods'][number];

/** By how much a quote lies under its method’s minimum, in the minimum’s currency; null when it doesn’t. */
export function shortfallOf(
  { payable, payoutGross, payoutCurrency }: Quote,
  { minimum, minimumCurrency }: Pick<MethodState, 'minimum' | 'minimumCurrency'>,
): { amount: number; currency: string } | null {
  const reached = minimumCurrency === payoutCurrency ? payoutGross : payable;
  return reached < minimum ? { amount: minimum - reached, currency: minimumCurrency } : null;
}
