import type { Question } from './question.ts';

/** So many answers are offered at once. */
const offered = 3;
/** Words with which people ask, whatever they ask about. */
const asking = new Set(
  'how what where why who can could does will would have has the and for from with you your are not 怎么 么样 怎样 如何 为什 可以 能不 么办 怎么办 请问 一下 我的 我想'.split(
    ' ',
  ),
);

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Words of what is typed; of Chinese, which has no spaces, each pair of neighbouring signs. */
function termsOf(typed: string): ReadonlySet<string> {
  const words = fold(typed).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  const terms = words.flatMap((word) => {
    if (!isHan(word)) return word.length > 2 ? [word] : [];
    const signs = Array.from(word);
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return new Set(terms.filter((term) => !asking.has(term)));
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** Whether a text holds this word, also in the plural; of Chinese these signs. */
function holds(text: string, term: string): boolean {
  if (isHan(term)) return text.includes(term);
  return RegExp(`(?<![\\p{L}\\p{N}])${term}s?(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/**
 * The questions that a sentence is probably about, the likeliest first: each word that stands in a
 * question counts, a rare one more and three times as much in its title.
 */
export function suggestQuestions(list: readonly Question[], typed: string): readonly Question[] {
  const texts = list.map((one) => ({
    one,
    title: fold(`${one.question.en}\n${one.question.zh}`),
    text: fold(`${one.answer.en}\n${one.answer.zh}`),
  }));
  const weights = [...termsOf(typed)].flatMap((term) => {
    const holding = texts.filter(({ title, text }) => holds(title, term) || holds(text, term));
    return holding.length > 0 ? [{ term, weight: Math.log(list.length / holding.length) }] : [];
  });
  return texts
    .map(({ one, title, text }) => ({
      one,
      score: weights.reduce((sum, { term, weight }) => {
        const places = (holds(title, term) ? 3 : 0) + (holds(text, term) ? 1 : 0);
        return sum + weight * places;
      }, 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, offered)
    .map(({ one }) => one);
}
