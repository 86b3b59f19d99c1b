import { actionsFor, findTransition, type Actor } from './lifecycle.ts';
import {
  positionActions,
  positionLifecycle,
  positionStatuses,
  type PositionAction,
  type PositionStatus,
} from './position.ts';

type Row = Partial<Record<Actor, Partial<Record<PositionAction, PositionStatus | 'same'>>>>;

const allowed: Record<PositionStatus, Row> = {
  recruiting: {
    client: { edit: 'same', finish: 'finished', delete: 'same' },
    supplier: { open: 'opened' },
    timer: { expire: 'finished' },
  },
  opened: {
    client: { edit: 'same', finish: 'finished', delete: 'same' },
    timer: { expire: 'finished' },
  },
  finished: {
    client: { reopen: 'recruiting', delete: 'same' },
  },
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(positionStatuses)('a posting that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = positionActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = positionActions.map((action) => [
      action,
      findTransition(positionLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('a posting', () => {
  const now = new Date('2026-11-20T00:00:00.000Z');
  const off = (facts: { liveOrders: number; applications: number; orders: number }) =>
    actionsFor(positionLifecycle, 'recruiting', 'client', facts, now)
      .filter(({ enabled }) => !enabled)
      .map(({ action, reason }) => [action, reason]);

  it('is published by a client', () => {
    expect(findTransition(positionLifecycle, null, 'client', 'publish')?.to).toBe('recruiting');
    expect(findTransition(positionLifecycle, null, 'supplier', 'publish')).toBeUndefined();
  });

  it('allows everything while nothing hangs on it', () => {
    expect(off({ liveOrders: 0, applications: 0, orders: 0 })).toEqual([]);
  });

  it('is not deleted once somebody applied', () => {
    expect(off({ liveOrders: 0, applications: 1, orders: 0 })).toEqual([
      ['delete', 'postingInUse'],
    ]);
  });

  it('is neither finished nor deleted while an order lives', () => {
    expect(off({ liveOrders: 1, applications: 1, orders: 1 })).toEqual([
      ['finish', 'liveOrders'],
      ['delete', 'postingInUse'],
    ]);
  });
});
