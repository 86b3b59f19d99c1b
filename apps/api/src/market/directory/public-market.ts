import { pathTo, type PublicFace, type PublicMarket } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { directory, type PublicSupplier } from './directory.ts';
import { marketRates } from './market-rates.ts';

const pairsOfFace = 2;

/** Rates may be some minutes old; who is shown is read each time. */
export async function publicMarket({ deps: { db }, now }: CallContext): Promise<PublicMarket> {
  const { list } = await directory(db, {}, 1, now);
  return {
    suppliers: list.slice(0, limits.publicProfile.faces).map(faceOf),
    rates: (await marketRates(db, now)).slice(0, limits.marketRates.shown),
  };
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
