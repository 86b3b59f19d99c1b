import { banks } from '@tolk/question-bank';
import type { ShownQuestion } from '../pages/index.ts';

/**
 * Where the right answer to a question stands on the screen, from 0. The browser is never told, so that
 * it is looked up in the bank from which the product is seeded.
 */
export function rightAnswer(shown: ShownQuestion): number {
  const question = banks
    .flatMap(({ questions }) => questions)
    .find(
      ({ prompt, options }) =>
        prompt === shown.prompt && options.every((option) => shown.options.includes(option)),
    );
  if (!question) throw new Error(`The bank has no question “${shown.prompt}”.`);
  return shown.options.indexOf(question.options[question.answer]);
}
