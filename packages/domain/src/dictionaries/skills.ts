import type { DictionaryEntry } from './entry.ts';

/** What a question of the language tests tries. */
export const testSkills: readonly DictionaryEntry[] = [
  { value: 'meaning', en: 'Meaning', zh: '理解' },
  { value: 'terminology', en: 'Terminology', zh: '术语' },
  { value: 'grammar', en: 'Grammar', zh: '语法' },
  { value: 'register', en: 'Register', zh: '语体' },
  { value: 'idiom', en: 'Idiom', zh: '习语' },
  { value: 'numbers', en: 'Numbers', zh: '数字' },
  { value: 'culture', en: 'Culture', zh: '文化' },
  { value: 'convention', en: 'Convention', zh: '规范' },
];
