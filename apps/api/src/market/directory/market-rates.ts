import type { MarketRate } from '@tolk/contract';
import { addMs, limits, MINUTE } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { agreedRates, type RateRecord } from './market-rate-repository.ts';

/** How long rates may be old (ms): they name nobody. */
const ratesKeptMs = 10 * MINUTE;

/** Orders are told in steps of so many: nobody sees which one was added last. */
const ordersStep = 5;

const kept = new WeakMap<Queryable, { until: number; rates: Promise<MarketRate[]> }>();

/** What completed orders agreed on, those with the most orders first. */
export function marketRates(db: Queryable, now: Date): Promise<MarketRate[]> {
  const known = kept.get(db);
  if (known !== undefined && known.until > now.getTime()) return known.rates;
  const rates = ratesOf(db, now);
  kept.set(db, { until: now.getTime() + ratesKeptMs, rates });
  rates.catch(() => kept.delete(db));
  return rates;
}

/** The same of one language pair alone. */
export async function ratesOfPair(
  db: Queryable,
  { sourceLanguage, targetLanguage }: Pick<MarketRate, 'sourceLanguage' | 'targetLanguage'>,
  now: Date,
): Promise<MarketRate[]> {
  return (await marketRates(db, now)).filter(
    (rate) => rate.sourceLanguage === sourceLanguage && rate.targetLanguage === targetLanguage,
  );
}

async function ratesOf(db: Queryable, now: Date): Promise<MarketRate[]> {
  const { withinMs, shown: _, ...enough } = limits.marketRates;
  return (await agreedRates(db, addMs(now, -withinMs), enough)).map(presentRate);
}

function presentRate({ low, high, ...rate }: RateRecord): MarketRate {
  return {
    sourceLanguage: rate.source_language,
    targetLanguage: rate.target_language,
    projectType: rate.order_type,
    unitName: rate.unit,
    currency: rate.currency,
    from: roundedToTwo(low),
    to: roundedToTwo(high),
    orders: rate.orders - (rate.orders % ordersStep),
  };
}

/** To two digits: no price of one order is read out of it. */
function roundedToTwo(amount: number): number {
  return Math.round(Number(amount.toPrecision(2)));
}
