import type { calls, Quote, ResponseOf } from '@tolk/contract';
import { limits } from '@tolk/domain';

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

/** The same for everything that is available, in fen; null when it suffices. */
export function availableShortfall({
  available,
  receivable,
}: Pick<Position, 'available' | 'receivable'>): { amount: number; currency: string } | null {
  const missing = limits.settlement.minimumCny - Math.max(available - receivable, 0);
  return missing > 0 ? { amount: missing, currency: 'CNY' } : null;
}
