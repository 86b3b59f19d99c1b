import {
  earningsActions,
  earningsLifecycle,
  earningsStatuses,
  type EarningsAction,
  type EarningsStatus,
} from './earnings.ts';
import { findTransition, type Actor } from './lifecycle.ts';

type Row = Partial<Record<Actor, Partial<Record<EarningsAction, EarningsStatus>>>>;

const allowed: Record<EarningsStatus, Row> = {
  unsettled: { timer: { release: 'ready' } },
  ready: { supplier: { apply: 'settling' } },
  settling: {
    supplier: { return: 'ready' },
    provider: { payOut: 'settled', return: 'ready' },
    staff: { payOut: 'settled', return: 'ready' },
  },
  // A bank may send money back after it was booked as settled.
  settled: {
    supplier: { return: 'ready' },
    provider: { return: 'ready' },
    staff: { return: 'ready' },
  },
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(earningsStatuses)('earnings that are %s', (status) => {
  it.each(actors)('allow the %s what the table says and nothing else', (actor) => {
    const expected = earningsActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = earningsActions.map((action) => [
      action,
      findTransition(earningsLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('earnings', () => {
  it('arise by acceptance, by an agreement, by a ruling, or by the timer of one of them', () => {
    const sources = actors.filter((actor) =>
      findTransition(earningsLifecycle, null, actor, 'earn'),
    );
    expect(sources).toEqual(['client', 'supplier', 'staff', 'timer']);
  });
});
