import {
  feedbackActions,
  feedbackLifecycle,
  feedbackStatuses,
  type FeedbackAction,
  type FeedbackStatus,
} from './feedback.ts';
import { actionsFor, findTransition, type Actor } from './lifecycle.ts';

type Row = Partial<Record<Actor, Partial<Record<FeedbackAction, FeedbackStatus | 'same'>>>>;

const allowed: Record<FeedbackStatus, Row> = {
  submitted: {
    staff: { assign: 'inProgress', answer: 'answered', merge: 'same', separate: 'same' },
  },
  inProgress: {
    staff: {
      assign: 'inProgress',
      putBack: 'submitted',
      answer: 'answered',
      merge: 'same',
      separate: 'same',
    },
  },
  answered: {
    client: { read: 'same' },
    supplier: { read: 'same' },
    staff: { reopen: 'inProgress' },
  },
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(feedbackStatuses)('feedback that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = feedbackActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = feedbackActions.map((action) => [
      action,
      findTransition(feedbackLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('feedback', () => {
  const enabledFor = (merged: boolean) =>
    actionsFor(feedbackLifecycle, 'inProgress', 'staff', { merged }, new Date(0))
      .filter(({ enabled }) => enabled)
      .map(({ action }) => action);

  it('is sent by either side and nobody else', () => {
    const senders = actors.filter((actor) =>
      findTransition(feedbackLifecycle, null, actor, 'submit'),
    );
    expect(senders).toEqual(['client', 'supplier']);
  });

  it('that is a duplicate can only be separated again', () => {
    expect(enabledFor(true)).toEqual(['separate']);
  });

  it('that stands by itself can’t be separated', () => {
    expect(enabledFor(false)).toEqual(['assign', 'putBack', 'answer', 'merge']);
  });
});
