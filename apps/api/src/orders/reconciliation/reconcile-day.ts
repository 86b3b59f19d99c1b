import { DAY, addMs, shanghaiDay, type ProviderMethod } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BillLine } from '../../ports/payment-provider.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import {
  bookedMoney,
  deleteDifferences,
  differencesOf,
  insertDifferences,
  noteUnavailable,
  ordersOfNumbers,
  saveReconciliation,
  type BookedMoney,
} from './reconciliation-repository.ts';
import { compare, type Comparison, type Found } from './compare.ts';
import { dayAfter, daysFrom, startOf } from './days.ts';

/** A refund may take the provider so long; what is older is looked for no further back. */
const longestMs = 14 * DAY;
const currency = 'CNY';

/**
 * Compares a provider's bill of one day with what is booked here, and writes what differs. Answers
 * false when the bill can't be had now. Done again, it keeps what somebody has explained.
 */
export async function reconcileDay(
  deps: Dependencies,
  day: string,
  method: ProviderMethod,
  also: (tx: Tx, reconciliationId: string) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { db, clock, log } = deps;
  try {
    const lines = await deps.payments[method].bill(day);
    const booked = await bookedOn(deps, day, method, lines);
    const comparison = compare(lines, booked);
    await transaction(db, async (tx) => {
      const count = lines.length;
      await also(tx, await save(tx, { day, method, count, comparison, at: clock.now() }));
    });
    if (comparison.differences.length > 0) {
      log.error({ day, method, differences: comparison.differences.length }, 'a bill differs');
    }
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.warn({ err: error, day, method }, 'a bill is not available');
    await noteUnavailable(db, { day, method, currency, at: clock.now() });
    return false;
  }
}

/**
 * What was booked on the day or stands in its bill. What moved just before midnight is booked just
 * after it, and a refund is billed when it is asked for: what stands in an earlier bill is not missed.
 */
async function bookedOn(
  deps: Dependencies,
  day: string,
  method: ProviderMethod,
  lines: readonly BillLine[],
): Promise<BookedMoney[]> {
  const [from, to] = [startOf(day), startOf(dayAfter(day))];
  const numbers = lines.map(({ number }) => number);
  const booked = await bookedMoney(deps.db, method, { from, to, numbers });
  const billed = new Set(lines.map(keyOf));
  const before = booked.filter((money) => !billed.has(keyOf(money)) && money.since < from);
  const earlier = await earlierLines(deps, method, before, from);
  return booked.filter((money) => !earlier.has(keyOf(money)));
}

async function earlierLines(
  { payments }: Dependencies,
  method: ProviderMethod,
  missed: readonly BookedMoney[],
  from: Date,
): Promise<Set<string>> {
  const found = new Set<string>();
  if (missed.length === 0) return found;
  const first = Math.min(...missed.map(({ since }) => since.getTime()));
  const start = Math.max(first, from.getTime() - longestMs);
  for (const day of daysFrom(shanghaiDay(new Date(start)), shanghaiDay(addMs(from, -1)))) {
    for (const line of await payments[method].bill(day)) found.add(keyOf(line));
  }
  return new Set(missed.map(keyOf).filter((key) => found.has(key)));
}

function keyOf({ what, number }: Pick<BillLine, 'what' | 'number'>): string {
  return `${what} ${number}`;
}

interface Compared {
  day: string;
  method: ProviderMethod;
  /** Lines of the bill. */
  count: number;
  comparison: Comparison;
  at: Date;
}

async function save(tx: Tx, { day, method, count, comparison, at }: Compared): Promise<string> {
  const { paid, refunded, differences } = comparison;
  const id = await saveReconciliation(tx, {
    day,
    method,
    status: differences.length === 0 ? 'matched' : 'different',
    lines: count,
    paid_there: paid.there,
    paid_here: paid.here,
    refunded_there: refunded.there,
    refunded_here: refunded.here,
    currency,
    run_at: at,
  });
  await replaceDifferences(tx, id, differences);
  return id;
}

/** Those that are the same as before stay, with what was said about them. */
async function replaceDifferences(tx: Tx, id: string, found: readonly Found[]): Promise<void> {
  const before = await differencesOf(tx, id);
  const factsOf = ({ what, number, here, there }: Found) => `${what} ${number} ${here} ${there}`;
  const [old, now] = [new Set(before.map(factsOf)), new Set(found.map(factsOf))];
  const gone = before.filter((difference) => !now.has(factsOf(difference)));
  await deleteDifferences(
    tx,
    gone.map((difference) => difference.id),
  );
  const fresh = found.filter((difference) => !old.has(factsOf(difference)));
  const orders = await ordersOfNumbers(
    tx,
    fresh.map(({ number }) => number),
  );
  const rows = fresh.map((difference) => ({
    ...difference,
    order_id: orders.get(difference.number) ?? null,
  }));
  await insertDifferences(tx, id, rows);
}
