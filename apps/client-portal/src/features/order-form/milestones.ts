import type { OrderDetail } from '@tolk/contract';
import { HOUR, limits, priceOf } from '@tolk/domain';
import type { OrderValues } from './order-values.ts';

/** One milestone while it is filled in; the amount in fen. */
export interface MilestoneValues {
  milestoneName: string;
  deliverTime: string | null;
  /** Null where the results are to be checked within the usual time after their delivery. */
  acceptTime: string | null;
  amountOfMoney: number | null;
}

const unfilled = { milestoneName: '', deliverTime: null, acceptTime: null, amountOfMoney: null };

/** Fen that the order costs; null while it can't be said. */
export function priceOfValues({
  pricing,
  unitPrice,
  workload,
}: Pick<OrderValues, 'pricing' | 'unitPrice' | 'workload'>): number | null {
  if (unitPrice === null) return null;
  if (pricing === 'fixed') return unitPrice;
  return workload === null ? null : priceOf(unitPrice, workload);
}

/** Fen of the milestones that have an amount. */
export function sumOfMilestones(milestones: readonly MilestoneValues[]): number {
  return milestones.reduce((sum, { amountOfMoney }) => sum + (amountOfMoney ?? 0), 0);
}

/** What the form begins with: two halves, the first due in the middle of the time that there is. */
export function twoMilestones(values: OrderValues): MilestoneValues[] {
  const { startTime, deliverTime } = values;
  const price = priceOfValues(values);
  const half = price === null ? null : Math.floor(price / 2);
  const [from, to] = [startTime, deliverTime].map((time) => Date.parse(time ?? ''));
  const middle = ((from ?? Number.NaN) + (to ?? Number.NaN)) / 2;
  return [
    {
      ...unfilled,
      deliverTime: Number.isNaN(middle) ? null : wholeHour(middle),
      amountOfMoney: half,
    },
    {
      ...unfilled,
      deliverTime,
      amountOfMoney: price === null || half === null ? null : price - half,
    },
  ];
}

/** Adds a milestone at the end, with the amount that the others leave of the price. */
export function withOneMore(values: OrderValues): readonly MilestoneValues[] {
  const { milestones } = values;
  if (milestones.length >= limits.order.milestones.max) return milestones;
  const left = (priceOfValues(values) ?? 0) - sumOfMilestones(milestones);
  const amountOfMoney = left > 0 ? left : null;
  return [...milestones, { ...unfilled, amountOfMoney }];
}

export function milestonesOf({ milestones }: Pick<OrderDetail, 'milestones'>): MilestoneValues[] {
  return milestones.map(({ milestoneName, deliverTime, acceptTime, amountOfMoney }) => ({
    milestoneName,
    deliverTime,
    // The server keeps the due time where no time of acceptance was given.
    acceptTime: acceptTime === deliverTime ? null : acceptTime,
    amountOfMoney,
  }));
}

/** Their times as `move` puts them; those that are not filled in stay so. */
export function milestonesMoved(
  milestones: readonly MilestoneValues[],
  move: (iso: string) => string | null,
): MilestoneValues[] {
  return milestones.map((milestone) => ({
    ...milestone,
    deliverTime: milestone.deliverTime && move(milestone.deliverTime),
    acceptTime: milestone.acceptTime && move(milestone.acceptTime),
  }));
}

function wholeHour(time: number): string {
  return new Date(Math.ceil(time / HOUR) * HOUR).toISOString();
}
