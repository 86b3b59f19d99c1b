import type { StaffSettlementRow } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { channelOfMethod } from '../../settlements/settlement-labels.tsx';

export type Chosen = Pick<
  StaffSettlementRow,
  'settlementId' | 'method' | 'payoutNet' | 'payoutCurrency' | 'payoutBatchId'
>;

/** Whether it can go into a batch now. */
export function isFree({
  payoutBatchId,
  supplierBlocked,
}: Pick<StaffSettlementRow, 'payoutBatchId' | 'supplierBlocked'>): boolean {
  return payoutBatchId === null && !supplierBlocked;
}

export type ChoiceProblem = 'nothing' | 'mixed' | 'tooMany';

/** Why what is chosen makes no batch; null when it does. */
export function choiceProblem(chosen: readonly Chosen[]): ChoiceProblem | null {
  if (chosen.length === 0) return 'nothing';
  if (chosen.length > limits.settlement.batch) return 'tooMany';
  const channels = new Set(chosen.map(({ method }) => channelOfMethod[method]));
  return channels.size > 1 ? 'mixed' : null;
}

/** What would be paid out, by currency, in the order the currencies first occur; minor units. */
export function totalsOf(chosen: readonly Chosen[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { payoutCurrency, payoutNet } of chosen) {
    sums.set(payoutCurrency, (sums.get(payoutCurrency) ?? 0) + payoutNet);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
