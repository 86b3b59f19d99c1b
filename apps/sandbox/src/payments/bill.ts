import type { ProviderName, Refund, Trade } from './trade.ts';

/** A lie that a bill tells from then on, so that the product's reconciliation finds something. */
export interface BillChange {
  provider: ProviderName;
  /** The merchant's number of a payment or a refund. */
  number: string;
  /** `omit` leaves the line out, `alter` names another amount, `add` is a payment of nobody. */
  change: 'omit' | 'alter' | 'add';
  /** Fen, for `alter` and `add`. */
  amount: number;
  /** ISO 8601; an added line stands in the bill of this day. */
  at: string;
}

/** A line of a bill: money that came in, or with `refund` money that went back. */
export interface BillLine {
  trade: Pick<Trade, 'outTradeNo' | 'description'>;
  transactionId: string;
  refund: Pick<Refund, 'outRefundNo' | 'refundId'> | null;
  /** ISO 8601: when it was paid, or when the refund was asked for. */
  at: string;
  /** Fen. */
  amount: number;
}

/** The day in UTC+8, as `2026-11-21`. */
export function chinaDay(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Is the bill of `day` made by now? It is at `hour` of the next day, in UTC+8. */
export function isBilled(day: string, hour: number, now: Date): boolean {
  return now.getTime() >= Date.parse(`${day}T00:00:00+08:00`) + (24 + hour) * 3_600_000;
}

/** What a provider's bill of a day says, oldest line first. */
export function billOf(
  trades: readonly Trade[],
  changes: readonly BillChange[],
  provider: ProviderName,
  day: string,
): BillLine[] {
  const ours = changes.filter((change) => change.provider === provider);
  const lines = [
    ...trades.filter((trade) => trade.provider === provider).flatMap(linesOf),
    ...ours.filter(({ change }) => change === 'add').map(strangeLine),
  ];
  return lines
    .filter(({ at }) => chinaDay(new Date(at)) === day)
    .flatMap((line) => changed(line, ours))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function linesOf(trade: Trade): BillLine[] {
  const { paid } = trade;
  if (!paid) return [];
  const { transactionId } = paid;
  const refunds = trade.refunds.map((refund) => ({
    trade,
    transactionId,
    refund,
    at: refund.acceptedAt,
    amount: refund.amount,
  }));
  return [{ trade, transactionId, refund: null, at: paid.at, amount: paid.amount }, ...refunds];
}

function strangeLine({ number, at, amount }: BillChange): BillLine {
  const trade = { outTradeNo: number, description: '其他订单' };
  return { trade, transactionId: `4200${Date.parse(at)}`, refund: null, at, amount };
}

function changed(line: BillLine, changes: readonly BillChange[]): BillLine[] {
  const number = line.refund?.outRefundNo ?? line.trade.outTradeNo;
  const lie = changes.find((change) => change.number === number);
  if (lie?.change === 'omit') return [];
  return [lie?.change === 'alter' ? { ...line, amount: lie.amount } : line];
}
