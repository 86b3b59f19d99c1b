import { useSupGetMarketRatesQuery } from '@tolk/api-client';
import type { MarketRate } from '@tolk/contract';
import { MarketRange } from './market-range.tsx';

/** What a rate is entered for; null is what is not chosen yet. */
export type PricedWork = Pick<MarketRate, 'projectType' | 'currency'> &
  Record<'sourceLanguage' | 'targetLanguage' | 'unitName', string | null>;

/**
 * What others agreed on for the work that a rate is entered for; nothing where too few orders are
 * behind it. Without a unit it is the one that most orders were counted in; one in another currency
 * stands only where there is none in that of the rate.
 */
export function PairRange({ work }: { work: PricedWork }) {
  const { sourceLanguage, targetLanguage, projectType, unitName, currency } = work;
  const { currentData: rates = [] } = useSupGetMarketRatesQuery(
    { sourceLanguage: sourceLanguage ?? '', targetLanguage: targetLanguage ?? '' },
    { skip: !sourceLanguage || !targetLanguage },
  );
  const fits = rates.filter(
    (one) => one.projectType === projectType && (!unitName || one.unitName === unitName),
  );
  const rate = fits.find((one) => one.currency === currency) ?? fits[0];
  return rate === undefined ? null : <MarketRange rate={rate} />;
}
