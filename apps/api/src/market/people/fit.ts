import type { FoundSupplier } from '@tolk/contract';
import { priceOf } from '@tolk/domain';
import { isOfKind } from './match.ts';
import type { OfferedOutput, PostingWants } from './match-repository.ts';

/** The languages that are looked for; each is undefined where any will do. */
export interface WantedLanguages {
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
}

/** Whether an output is what the search is for: its languages and, for a posting, its kind of work. */
export function fits(
  output: OfferedOutput,
  { sourceLanguage, targetLanguage }: WantedLanguages,
  posting: PostingWants | null,
): boolean {
  return (
    (sourceLanguage === undefined || output.source_language === sourceLanguage) &&
    (targetLanguage === undefined || output.target_language === targetLanguage) &&
    (posting === null || isOfKind(output, posting.project_type))
  );
}

/**
 * What the posting would cost with this supplier: the lowest price in its unit and currency, else the
 * first one that is stated in its currency, without a total; null where no price is stated.
 */
export function quoteFor(
  posting: PostingWants,
  fitting: readonly OfferedOutput[],
): FoundSupplier['quote'] {
  const priced = fitting
    .filter(({ currency }) => currency === posting.currency)
    .flatMap(({ unit_price: unitPrice, unit, currency }) =>
      unitPrice === null ? [] : [{ unitPrice, unit, currency }],
    );
  const comparable = priced
    .filter(({ unit }) => unit === posting.unit)
    .toSorted((a, b) => a.unitPrice - b.unitPrice)[0];
  if (comparable === undefined) return priced[0] ? { ...priced[0], total: null } : null;
  return { ...comparable, total: priceOf(comparable.unitPrice, posting.workload) };
}
