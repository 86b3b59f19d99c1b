import { useLanguage } from './language-store.ts';

/** What stands between two sentences, or a label and its value: Chinese marks bring their own room. */
export function SentenceGap() {
  return useLanguage() === 'en' ? ' ' : null;
}
