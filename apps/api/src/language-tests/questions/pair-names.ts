import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import type { BilingualText } from '../../calls/refusal.ts';

/** “English to Simplified Chinese”, as sentences name a pair. */
export function pairNames(pair: {
  source_language: string;
  target_language: string;
}): BilingualText {
  const source = dictionaryEntry('language', pair.source_language);
  const target = dictionaryEntry('language', pair.target_language);
  return {
    en: `${source?.en ?? pair.source_language} to ${target?.en ?? pair.target_language}`,
    zh: `${source?.zh ?? pair.source_language}译${target?.zh ?? pair.target_language}`,
  };
}
