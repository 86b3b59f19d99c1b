import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import {
  accountBalances,
  countsOf,
  daysOf,
  feedbackOf,
  moneyOf,
  pairsOf,
  paidOutOf,
} from './figures-repository.ts';
import { daySpan, daySpanFaults } from '../../calls/day-span.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';

type Figures = typeof calls.opsinterface.figures;

/** Orders and what clients pay are in one currency. */
const currency = 'CNY';

/** What happened on these days in Shanghai, and every account as it stands now. Throws `invalid`. */
export async function keyFigures(
  { from, to }: RequestOf<Figures['getKeyFigures']>,
  { deps }: CallContext,
): Promise<ResponseOf<Figures['getKeyFigures']>> {
  requireNoFaults(daySpanFaults({ from, to }));
  const { db } = deps;
  const span = daySpan({ from, to });
  return {
    currency,
    ...(await countsOf(db, span)),
    ...(await moneyOf(db, span, currency)),
    paidOut: await paidOutOf(db, span),
    feedbackByType: await feedbackOf(db, span),
    days: await daysOf(db, span, currency),
    byPair: await pairsOf(db, span, currency),
    accounts: await accountBalances(db),
  };
}
