import type { SupplierMonth } from '../ledger/supplier-earnings-repository.ts';

type Kind = 'gross' | 'commission' | 'earned' | 'withdrawn' | 'payoutFee' | 'paidOut';

/** One column of the year: a kind of money in one currency, minor units. */
export interface YearFigure {
  kind: Kind;
  currency: string;
  total: number;
  of: (month: string) => number;
}

const amountOf: Readonly<Record<Kind, (moved: SupplierMonth) => number>> = {
  gross: ({ earned, commission }) => earned + commission,
  commission: ({ commission }) => commission,
  earned: ({ earned }) => earned,
  withdrawn: ({ withdrawn }) => withdrawn,
  payoutFee: ({ payoutFee }) => payoutFee,
  paidOut: ({ paidOut }) => paidOut,
};

const earnings: readonly Kind[] = ['gross', 'commission', 'earned', 'withdrawn'];
const payouts: readonly Kind[] = ['payoutFee', 'paidOut'];

/** Earnings first, then payouts; a currency in which nothing of a kind moved has no column. */
export function yearFigures(moved: readonly SupplierMonth[]): YearFigure[] {
  const currencies = [...new Set(['CNY', ...moved.map(({ currency }) => currency)])];
  return [earnings, payouts].flatMap((kinds) =>
    currencies.flatMap((currency) => {
      const own = moved.filter((month) => month.currency === currency);
      return kinds
        .filter((kind) => (currency === 'CNY' && kinds === earnings) || own.some(amountOf[kind]))
        .map((kind) => figureOf(kind, currency, own));
    }),
  );
}

function figureOf(kind: Kind, currency: string, own: readonly SupplierMonth[]): YearFigure {
  const amount = amountOf[kind];
  const byMonth = new Map(own.map((moved) => [moved.month, amount(moved)]));
  return {
    kind,
    currency,
    total: own.reduce((sum, moved) => sum + amount(moved), 0),
    of: (month) => byMonth.get(month) ?? 0,
  };
}
