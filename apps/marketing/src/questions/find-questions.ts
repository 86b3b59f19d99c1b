import { anyWord } from '@tolk/domain/any-word';
import type { Question } from './question.ts';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** `退款到账` → `退款`, `款到`, `到账`: Chinese is typed without spaces between its words. Of any other term none. */
function pairs(term: string): string[] {
  if (!/^\p{Script=Han}{3,}$/u.test(term)) return [];
  const signs = Array.from(term);
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** A Chinese term counts as found when half of its pairs are there; any other has to be there whole. */
function holds(text: string, term: string): boolean {
  if (text.includes(term)) return true;
  const all = pairs(term);
  return all.length > 0 && all.filter((pair) => text.includes(pair)).length * 2 >= all.length;
}

const termsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a text holds every word typed. */
export function holdsAll(text: string, typed: string): boolean {
  return termsOf(typed).every((term) => holds(fold(text), term));
}

/** A text in pieces, each second of which is a word that was typed, or of a Chinese one what is there of it. */
export function piecesOf(text: string, typed: string): readonly string[] {
  const there = fold(text);
  const found = termsOf(typed)
    .flatMap((term) => (there.includes(term) ? [term] : pairs(term)))
    // A single letter stands in every word.
    .filter((word) => there.includes(word) && /\p{Script=Han}|../u.test(word))
    .toSorted((one, other) => other.length - one.length);
  return found.length === 0 ? [text] : text.split(anyWord(found));
}

/**
 * The questions that hold every word typed, in either language, in the question or its answer;
 * those whose question holds all of them come first.
 */
export function findQuestions(list: readonly Question[], typed: string): readonly Question[] {
  if (typed.trim() === '') return list;
  const all = (text: string) => holdsAll(text, typed);
  const found = list.filter(({ question, answer }) =>
    all([question.en, question.zh, answer.en, answer.zh].join('\n')),
  );
  const inTitle = ({ question }: Question) => all(`${question.en}\n${question.zh}`);
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))];
}
