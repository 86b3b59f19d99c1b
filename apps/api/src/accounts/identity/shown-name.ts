import type { Language } from '@tolk/domain';
import { inLanguage } from '../../calls/refusal.ts';

/** Stored as the name of a deleted account; what it is called is said to each reader again. */
export const deletedName = '[deleted]';

export const deletedText = { en: 'Deleted account', zh: '已注销用户' };

/** To both sides of an order staff act as one: nobody who decides over their money is named to them. */
export function staffAsOne(language: Language): string {
  return inLanguage({ en: 'Tolk staff', zh: '通译工作人员' }, language);
}

/** A stored name as this reader sees it. */
export function shownName(name: string, language: Language): string {
  return name === deletedName ? inLanguage(deletedText, language) : name;
}
