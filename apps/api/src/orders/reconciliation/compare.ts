import type { BillLine } from '../../ports/payment-provider.ts';

export interface Booked {
  what: BillLine['what'];
  number: string;
  /** Fen. */
  amount: number;
}

export interface Found {
  kind: 'missingHere' | 'missingThere' | 'amount';
  what: BillLine['what'];
  number: string;
  /** Fen; null where it is missing. */
  here: number | null;
  there: number | null;
}

export interface Comparison {
  paid: { here: number; there: number };
  refunded: { here: number; there: number };
  differences: Found[];
}

/**
 * A provider's bill against what we booked, matched by number. Both are of one day; the sums differ
 * by exactly what the differences say.
 */
export function compare(lines: readonly BillLine[], booked: readonly Booked[]): Comparison {
  const there = sumsByKey(lines);
  const here = sumsByKey(booked);
  const keys = new Map([...there, ...here]);
  const differences = [...keys].flatMap(([key, { what, number }]): Found[] => {
    const [line, ours] = [there.get(key)?.amount ?? null, here.get(key)?.amount ?? null];
    if (line === ours) return [];
    const kind = line === null ? 'missingThere' : ours === null ? 'missingHere' : 'amount';
    return [{ kind, what, number, here: ours, there: line }];
  });
  const sums = (what: BillLine['what']) => ({
    here: sumOf(booked, what),
    there: sumOf(lines, what),
  });
  return { paid: sums('payment'), refunded: sums('refund'), differences };
}

/** A number that stands twice counts with all that it moved. */
function sumsByKey(items: readonly Booked[]): Map<string, Booked> {
  const sums = new Map<string, Booked>();
  for (const item of items) {
    const key = `${item.what} ${item.number}`;
    sums.set(key, { ...item, amount: item.amount + (sums.get(key)?.amount ?? 0) });
  }
  return sums;
}

function sumOf(items: readonly Booked[], what: BillLine['what']): number {
  return items.reduce((sum, item) => sum + (item.what === what ? item.amount : 0), 0);
}
