import { pathTo, type MarketRate, type PublicFace, type PublicMarket } from '@tolk/contract';
import { addMs, limits, MINUTE } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { directory, type PublicSupplier } from './directory.ts';
import { agreedRates, type RateRecord } from './market-rate-repository.ts';

/** How long rates may be old (ms): they name nobody. Who is shown is read each time. */
const ratesKeptMs = 10 * MINUTE;
const pairsOfFace = 2;

const kept = new WeakMap<Queryable, { until: number; rates: Promise<MarketRate[]> }>();

export async function publicMarket({ deps: { db }, now }: CallContext): Promise<PublicMarket> {
  const { list } = await directory(db, {}, 1, now);
  return {
    suppliers: list.slice(0, limits.publicProfile.faces).map(faceOf),
    rates: await keptRates(db, now),
  };
}

function keptRates(db: Queryable, now: Date): Promise<MarketRate[]> {
  const known = kept.get(db);
  if (known !== undefined && known.until > now.getTime()) return known.rates;
  const rates = ratesOf(db, now);
  kept.set(db, { until: now.getTime() + ratesKeptMs, rates });
  rates.catch(() => kept.delete(db));
  return rates;
}

async function ratesOf(db: Queryable, now: Date): Promise<MarketRate[]> {
  const { withinMs, shown, ...enough } = limits.marketRates;
  return (await agreedRates(db, addMs(now, -withinMs), enough, shown)).map(presentRate);
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
    orders: rate.orders,
  };
}

/** To two digits: no price of one order is read out of it. */
function roundedToTwo(amount: number): number {
  return Math.round(Number(amount.toPrecision(2)));
}

function faceOf(supplier: PublicSupplier): PublicFace {
  const pairs = new Map(
    supplier.outputs.map(({ source_language, target_language }) => [
      `${source_language} ${target_language}`,
      { sourceLanguage: source_language, targetLanguage: target_language },
    ]),
  );
  return {
    supUserName: supplier.name,
    supUserAvatar: supplier.avatarUrl,
    headline: supplier.headline,
    path: `${pathTo('supplierPage')}/${supplier.address}`,
    languagePairs: [...pairs.values()].slice(0, pairsOfFace),
    realNameVerified: supplier.realNameVerified,
    completedOrders: supplier.completedOrders,
  };
}
