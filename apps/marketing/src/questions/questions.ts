import { siteInfo } from '@tolk/platform';
import { accountQuestions } from './account.ts';
import { clientQuestions } from './clients.ts';
import { moneyQuestions } from './money.ts';
import type { Question, QuestionGroup } from './question.ts';
import { supplierQuestions } from './suppliers.ts';

/** Every question by its group, in the order in which people ask. */
export const questions: Readonly<Record<QuestionGroup, readonly Question[]>> = {
  clients: clientQuestions,
  suppliers: supplierQuestions,
  money: moneyQuestions,
  account: accountQuestions,
};

/** The questions that this installation has an answer to; only where the page's settings are known. */
export function askable(): readonly Question[] {
  const site = siteInfo();
  return Object.values(questions)
    .flat()
    .filter(({ only }) => only === undefined || site[only] !== '');
}

/** The question at a hash. */
export function questionById(id: string): Question | undefined {
  return Object.values(questions)
    .flat()
    .find((question) => question.id === id);
}
