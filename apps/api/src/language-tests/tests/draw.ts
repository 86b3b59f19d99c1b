import { randomInt } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { DrawnQuestion } from './language-test-repository.ts';

const { questions: count, options } = limits.languageTest;
const positions = Array.from({ length: options }, (_, position) => position);

/**
 * Draws a test from the bank by the system's randomness, with its options in any order. What the
 * person was asked last time comes only when there is too little else.
 */
export function drawTest(
  bank: readonly string[],
  askedLastTime: readonly string[],
): DrawnQuestion[] {
  const known = new Set(askedLastTime);
  const fresh = bank.filter((id) => !known.has(id));
  const rest = bank.filter((id) => known.has(id));
  const drawn = [...shuffled(fresh), ...shuffled(rest)].slice(0, count);
  return shuffled(drawn).map((questionId) => ({ questionId, optionOrder: shuffled(positions) }));
}

/** Fisher and Yates: every order is as likely as any other. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  while (left.length > 0) taken.push(...left.splice(randomInt(left.length), 1));
  return taken;
}
