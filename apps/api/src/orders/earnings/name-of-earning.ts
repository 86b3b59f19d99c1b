import type { Language } from '@tolk/domain';
import { inLanguage } from '../../calls/refusal.ts';
import { pairNames } from '../../language-tests/questions/pair-names.ts';

/** What was earned by: the order with its milestone, or the pair of a test that was marked. */
export interface EarnedBy {
  order_name: string | null;
  source_language: string | null;
  target_language: string | null;
}

export function nameOfEarning(
  { order_name, source_language, target_language }: EarnedBy,
  language: Language,
): string {
  if (order_name !== null) return order_name;
  const pair = pairNames({
    source_language: source_language ?? '',
    target_language: target_language ?? '',
  });
  const name = { en: `Marking of a test, ${pair.en}`, zh: `测试译文评分（${pair.zh}）` };
  return inLanguage(name, language);
}
