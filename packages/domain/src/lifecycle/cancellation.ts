import * as limits from '../limits.ts';
import { daysEarlier } from '../service-desk/opening-hours.ts';

/** Until so many days before the first booking, a client who cancels owes this share of the price. */
export interface CancellationTier {
  daysBefore: number;
  /** 0 to 99; after the last tier all of it is due. */
  percent: number;
}

/** What a client chooses from and may change. */
export const cancellationPresets = {
  flexible: [{ daysBefore: 1, percent: 0 }],
  standard: [
    { daysBefore: 7, percent: 0 },
    { daysBefore: 2, percent: 50 },
  ],
  strict: [
    { daysBefore: 14, percent: 0 },
    { daysBefore: 7, percent: 50 },
  ],
} as const satisfies Record<string, readonly CancellationTier[]>;
export type CancellationPreset = keyof typeof cancellationPresets;

export interface DatedTier {
  /** The last moment of it; null for what is due after all others. */
  until: Date | null;
  percent: number;
}

/**
 * When each tier ends, in local time at the place: seven days before is the same hour, also over a
 * change of clocks.
 */
export function datedTiers(
  tiers: readonly CancellationTier[],
  { startAt, zone, least }: BookedAt,
): DatedTier[] {
  const dated = tiers.map(({ daysBefore, percent }) => ({
    until: daysEarlier(zone, startAt, daysBefore),
    percent: Math.max(least, percent),
  }));
  const all = [...dated, { until: null, percent: 100 }];
  // Of those that cost the same by now only the last one says until when.
  return all.filter(({ percent }, at) => percent !== all[at + 1]?.percent);
}

/** What the tiers are counted from. */
export interface BookedAt {
  startAt: Date;
  zone: string;
  /** The share that stays due of a booking that was moved at the client’s wish: 0 to 100. */
  least: number;
}

/** The share of the price that is due when it is cancelled at this moment. */
export function percentDue(
  tiers: readonly CancellationTier[],
  { now, ...booked }: BookedAt & { now: Date },
): number {
  const tier = datedTiers(tiers, booked).find(({ until }) => until === null || now <= until);
  return tier?.percent ?? 100;
}

/** Whether the tiers are in order: each one ends closer to the booking and costs more. */
export function areInOrder(tiers: readonly CancellationTier[]): boolean {
  const { days } = limits.cancellation;
  return tiers.every(({ daysBefore, percent }, at) => {
    const before = tiers[at - 1];
    const fits = daysBefore >= 0 && daysBefore <= days && percent >= 0 && percent < 100;
    return fits && (!before || (daysBefore < before.daysBefore && percent > before.percent));
  });
}
