import { SETTLEMENT_ZONE } from '@tolk/domain';

export interface MonthAmount {
  /** `2026-11`, as months are counted in Asia/Shanghai. */
  month: string;
  /** Minor units. */
  amount: number;
}

/** The last `count` months up to now, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 1] = now
    .toLocaleDateString('sv-SE', { timeZone: SETTLEMENT_ZONE })
    .split('-')
    .map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** The moment at which a month begins in Asia/Shanghai, which has no daylight saving time. */
export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00+08:00`);
}

/** One entry for every month, also for those in which nothing happened. */
export function fillMonths(
  months: readonly string[],
  found: readonly MonthAmount[],
): MonthAmount[] {
  const amounts = new Map(found.map(({ month, amount }) => [month, amount]));
  return months.map((month) => ({ month, amount: amounts.get(month) ?? 0 }));
}
