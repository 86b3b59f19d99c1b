import {
  applicationActions,
  applicationLifecycle,
  applicationStatuses,
  type ApplicationAction,
  type ApplicationStatus,
} from './application.ts';
import { findTransition, type Actor } from './lifecycle.ts';

type Row = Partial<Record<Actor, Partial<Record<ApplicationAction, ApplicationStatus>>>>;

const allowed: Record<ApplicationStatus, Row> = {
  applied: {
    client: {
      read: 'read',
      markSuitable: 'suitable',
      markUnsuitable: 'unsuitable',
      order: 'ordered',
    },
    supplier: { edit: 'applied', withdraw: 'withdrawn' },
  },
  read: {
    client: { markSuitable: 'suitable', markUnsuitable: 'unsuitable', order: 'ordered' },
    supplier: { withdraw: 'withdrawn' },
  },
  suitable: {
    client: { markUnsuitable: 'unsuitable', order: 'ordered' },
    supplier: { withdraw: 'withdrawn' },
  },
  unsuitable: {
    client: { markSuitable: 'suitable', order: 'ordered' },
    supplier: { withdraw: 'withdrawn' },
  },
  ordered: {},
  withdrawn: {},
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(applicationStatuses)('an application that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = applicationActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = applicationActions.map((action) => [
      action,
      findTransition(applicationLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('an application', () => {
  it('is made by a supplier and nobody else', () => {
    const makers = actors.filter((actor) =>
      findTransition(applicationLifecycle, null, actor, 'apply'),
    );
    expect(makers).toEqual(['supplier']);
  });
});
