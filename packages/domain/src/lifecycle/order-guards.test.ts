import { actionsFor, type ActionState } from './lifecycle.ts';
import { orderLifecycle, type OrderAction, type OrderFacts, type OrderState } from './order.ts';

const due = new Date('2026-11-20T10:00:00.000Z');

const facts: OrderFacts = {
  viewer: 'client',
  dueAt: due,
  completedAt: null,
  changeRounds: 0,
  proposalBy: null,
  appealBy: null,
  evaluatedBy: [],
};

function action(
  name: OrderAction,
  state: OrderState,
  given: Partial<OrderFacts>,
  now = due,
): ActionState<OrderAction> | undefined {
  const all = { ...facts, ...given };
  const actor = all.viewer ?? 'timer';
  return actionsFor(orderLifecycle, state, actor, all, now).find((one) => one.action === name);
}

describe('asking for changes', () => {
  it('is possible for two rounds', () => {
    expect(action('requestChanges', 'submitted', { changeRounds: 0 })?.enabled).toBe(true);
    expect(action('requestChanges', 'submitted', { changeRounds: 1 })?.enabled).toBe(true);
  });

  it('is off after two rounds', () => {
    expect(action('requestChanges', 'submitted', { changeRounds: 2 })).toEqual({
      action: 'requestChanges',
      enabled: false,
      reason: 'noChangeRoundsLeft',
    });
  });
});

describe('cancelling an overdue order', () => {
  const day = new Date('2026-11-21T10:00:00.000Z');

  it('is off until 24 hours after the due time and says from when on it is possible', () => {
    const justBefore = new Date('2026-11-21T09:59:59.999Z');
    expect(action('cancelOverdue', 'started', {}, justBefore)).toEqual({
      action: 'cancelOverdue',
      enabled: false,
      reason: 'notOverdueYet',
      availableAt: day,
    });
  });

  it('is on from the very moment', () => {
    expect(action('cancelOverdue', 'started', {}, day)?.enabled).toBe(true);
  });
});

describe('an appeal', () => {
  const completedAt = new Date('2026-11-01T00:00:00.000Z');

  it('is possible while the order runs', () => {
    expect(action('appeal', 'started', {})?.enabled).toBe(true);
  });

  it('is possible until the last moment of the seventh day after completion', () => {
    const last = new Date('2026-11-08T00:00:00.000Z');
    expect(action('appeal', 'completed', { completedAt }, last)?.enabled).toBe(true);
  });

  it('is off after seven days', () => {
    const after = new Date('2026-11-08T00:00:00.001Z');
    expect(action('appeal', 'completed', { completedAt }, after)).toEqual({
      action: 'appeal',
      enabled: false,
      reason: 'appealWindowOver',
    });
  });

  it('is withdrawn by who raised it only', () => {
    expect(action('withdrawAppeal', 'inAppeal', { appealBy: 'client' })?.enabled).toBe(true);
    expect(action('withdrawAppeal', 'inAppeal', { appealBy: 'supplier' })?.reason).toBe(
      'notClaimant',
    );
  });
});

describe('an end by agreement', () => {
  it('is proposed once', () => {
    expect(action('proposeEnd', 'started', {})?.enabled).toBe(true);
    expect(action('proposeEnd', 'started', { proposalBy: 'supplier' })?.reason).toBe(
      'proposalPending',
    );
  });

  it('is agreed to by the other side only', () => {
    expect(action('agreeEnd', 'started', {})?.reason).toBe('noProposal');
    expect(action('agreeEnd', 'started', { proposalBy: 'client' })?.reason).toBe('ownProposal');
    expect(action('agreeEnd', 'started', { proposalBy: 'supplier' })?.enabled).toBe(true);
  });
});

describe('an evaluation', () => {
  it('is possible once for each side', () => {
    expect(action('evaluate', 'completed', { evaluatedBy: [] })?.enabled).toBe(true);
    expect(action('evaluate', 'completed', { evaluatedBy: ['supplier'] })?.enabled).toBe(true);
    expect(action('evaluate', 'completed', { evaluatedBy: ['client'] })?.reason).toBe(
      'alreadyEvaluated',
    );
  });
});
