import type { Question } from './question.ts';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** `退款到账` → `退款`, `款到`, `到账`: Chinese is typed without spaces between its words. */
function pairs(term: string): string[] {
  const signs = Array.from(term);
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** A Chinese term counts as found when half of its pairs are there; any other has to be there whole. */
function holds(text: string, term: string): boolean {
  if (text.includes(term)) return true;
  if (!/^\p{Script=Han}{3,}$/u.test(term)) return false;
  const all = pairs(term);
  return all.filter((pair) => text.includes(pair)).length * 2 >= all.length;
}

/**
 * The questions that hold every word typed, in either language, in the question or its answer;
 * those whose question holds all of them come first.
 */
export function findQuestions(list: readonly Question[], typed: string): readonly Question[] {
  const terms = fold(typed).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return list;
  const all = (text: string) => terms.every((term) => holds(fold(text), term));
  const found = list.filter(({ question, answer }) =>
    all([question.en, question.zh, answer.en, answer.zh].join('\n')),
  );
  const inTitle = ({ question }: Question) => all(`${question.en}\n${question.zh}`);
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))];
}
