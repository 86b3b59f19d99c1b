import type { Identity } from '@tolk/domain';
import type { Question } from '../../questions/question.ts';
import { questionById } from '../../questions/questions.ts';

/** On which side of the marketplace who asks stands, as far as the address says. */
export type Asker = Identity | 'visitor';

const asked: Readonly<Record<Asker, readonly string[]>> = {
  supplier: ['language-test', 'when-paid', 'payout-methods', 'silent-client', 'appeal'],
  client: ['how-to-start', 'what-it-costs', 'ask-for-changes', 'late-delivery', 'appeal'],
  visitor: [
    'how-to-start',
    'become-a-translator',
    'where-is-the-money',
    'what-it-costs',
    'lost-code',
  ],
};

/** `usertype` of the address, as the buttons in both portals set it (docs/product/screens.md#shared-elements); anything else is a visitor. */
export function askerOf(usertype: string | null): Asker {
  if (usertype === '2') return 'supplier';
  return usertype === '1' ? 'client' : 'visitor';
}

/** What people of that side ask most. */
export function askedMost(asker: Asker): readonly Question[] {
  return asked[asker].map(questionById).filter((question) => question !== undefined);
}
