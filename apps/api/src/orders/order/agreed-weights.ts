import { isDeepStrictEqual } from 'node:util';
import { defaultWordWeights, isUnitOfWords, type WordWeights } from '@tolk/domain';
import type { OrderRecord } from './order-repository.ts';

interface Form {
  orderType: string;
  unitName: string;
  wordWeights?: WordWeights;
}

/**
 * What the words of an order weigh; undefined where its unit counts none. A form that says nothing leaves
 * it as it is, and words that were agreed on without weights get none by being sent again: only weights
 * that somebody changed.
 */
export function agreedWeights(
  { orderType, unitName, wordWeights }: Form,
  former?: Pick<OrderRecord, 'unit' | 'word_analysis'>,
): WordWeights | undefined {
  if (orderType === 'interpretation' || !isUnitOfWords(unitName)) return undefined;
  const frozen = former?.word_analysis ?? null;
  const weights = wordWeights ?? frozen?.weights;
  const unweighed =
    frozen !== null && frozen.weights === undefined && isUnitOfWords(former?.unit ?? null);
  return unweighed && isDeepStrictEqual(weights, defaultWordWeights) ? undefined : weights;
}
