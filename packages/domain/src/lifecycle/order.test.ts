import { findTransition, type Actor } from './lifecycle.ts';
import { orderStates, orderStatuses, statusOfState, type OrderState } from './order-states.ts';
import { orderActions, orderLifecycle, type OrderAction } from './order.ts';

type Row = Partial<Record<Actor, Partial<Record<OrderAction, OrderState | 'same' | 'previous'>>>>;

/** What both sides may do about the terms of an order that is accepted or runs. */
const change = {
  proposeChange: 'same',
  counterChange: 'same',
  agreeChange: 'same',
  declineChange: 'same',
  withdrawChange: 'same',
} as const;

/** What both sides of a running order may do. */
const either = {
  ...change,
  proposeEnd: 'same',
  agreeEnd: 'agreed',
  declineEnd: 'same',
  withdrawEnd: 'same',
  appeal: 'inAppeal',
} as const;

/** What both sides may do while an appeal is open: the last two once both accept the ruling. */
const inAppeal = {
  withdrawAppeal: 'previous',
  agreeInAppeal: 'agreed',
  rule: 'ruled',
  ruleRedo: 'started',
} as const;

/** docs/product/lifecycles.md#order, written out by hand: all that is not here is forbidden. */
const allowed: Record<OrderState, Row> = {
  sent: {
    client: { edit: 'sent', withdraw: 'rejected' },
    supplier: { accept: 'received', reject: 'rejected' },
    timer: { expireOffer: 'rejected' },
  },
  received: {
    client: { edit: 'sent', withdraw: 'rejected', pay: 'same', ...change },
    supplier: change,
    provider: { confirmPayment: 'started' },
    timer: { remindPayment: 'same', expirePayment: 'unpaid', remindBooking: 'same' },
  },
  rejected: {
    client: { edit: 'sent' },
  },
  started: {
    client: {
      ...either,
      payChange: 'same',
      payMilestone: 'same',
      checkIn: 'same',
      cancelBooking: 'agreed',
      cancelOverdue: 'refunded',
    },
    supplier: { ...either, checkIn: 'same', giveUpBooking: 'refunded', deliver: 'submitted' },
    provider: { confirmChange: 'same', confirmMilestone: 'same' },
    timer: {
      expireChange: 'same',
      remindMilestone: 'same',
      expireMilestone: 'completed',
      remindDelivery: 'same',
      remindBooking: 'same',
      autoCancelOverdue: 'refunded',
      endEscrow: 'inAppeal',
    },
  },
  submitted: {
    client: {
      ...either,
      payChange: 'same',
      checkIn: 'same',
      requestChanges: 'changesRequested',
      acceptResults: 'completed',
      acceptMilestone: 'started',
    },
    supplier: { ...either, checkIn: 'same' },
    provider: { confirmChange: 'same' },
    timer: {
      expireChange: 'same',
      remindAcceptance: 'same',
      autoAccept: 'completed',
      autoAcceptMilestone: 'started',
      endEscrow: 'inAppeal',
    },
  },
  changesRequested: {
    client: { ...either, payChange: 'same' },
    supplier: { ...either, deliver: 'submitted' },
    provider: { confirmChange: 'same' },
    timer: { expireChange: 'same', remindDelivery: 'same', endEscrow: 'inAppeal' },
  },
  completed: {
    client: { appeal: 'inAppeal', evaluate: 'same' },
    supplier: { appeal: 'inAppeal', evaluate: 'same' },
  },
  unpaid: {},
  refunded: {},
  agreed: {
    client: { evaluate: 'same' },
    supplier: { evaluate: 'same' },
  },
  ruled: {
    client: { evaluate: 'same' },
    supplier: { evaluate: 'same' },
  },
  inAppeal: {
    client: inAppeal,
    supplier: inAppeal,
    staff: { rule: 'ruled', ruleRedo: 'started' },
    timer: { escalateAppeal: 'same', rule: 'ruled', ruleRedo: 'started' },
  },
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(orderStates)('an order that is %s', (state) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = orderActions.map((action) => [action, allowed[state][actor]?.[action]]);
    const found = orderActions.map((action) => [
      action,
      findTransition(orderLifecycle, state, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('the order lifecycle', () => {
  it('is entered by the client who creates the order, and by nobody else', () => {
    const creators = actors.filter((actor) =>
      findTransition(orderLifecycle, null, actor, 'create'),
    );
    expect(creators).toEqual(['client']);
  });

  it('has no other way in than creating', () => {
    const entries = orderActions.filter((action) =>
      actors.some((actor) => findTransition(orderLifecycle, null, actor, action)),
    );
    expect(entries).toEqual(['create']);
  });

  it('shows each state as one of the six statuses', () => {
    expect(statusOfState).toEqual({
      sent: 'sent',
      received: 'received',
      rejected: 'rejected',
      started: 'started',
      submitted: 'started',
      changesRequested: 'started',
      completed: 'ended',
      unpaid: 'ended',
      refunded: 'ended',
      agreed: 'ended',
      ruled: 'ended',
      inAppeal: 'inAppeal',
    });
    expect([...new Set(Object.values(statusOfState))].toSorted()).toEqual(
      [...orderStatuses].toSorted(),
    );
  });

  it('accepts results no earlier than agreed, and waits for a bank transfer', () => {
    const notBefore = orderLifecycle.transitions.flatMap(({ action, timer }) =>
      timer?.notBefore === undefined ? [] : [[action, timer.notBefore]],
    );
    expect(notBefore).toEqual([
      ['expirePayment', 'transferDue'],
      ['autoAccept', 'acceptBy'],
      ['expireChange', 'transferDue'],
      ['expireMilestone', 'transferDue'],
      ['autoAcceptMilestone', 'acceptBy'],
    ]);
  });

  it('has each timer at the time of the design', () => {
    const hour = 3_600_000;
    const timers = orderLifecycle.transitions
      .filter(({ timer }) => timer !== undefined)
      .map(({ action, timer }) => [action, timer?.after, timer?.ms]);
    expect(timers).toEqual([
      ['expireOffer', 'sent', 72 * hour],
      ['remindPayment', 'paymentEnd', [-24 * hour, -2 * hour]],
      ['expirePayment', 'received', 48 * hour],
      ['remindAcceptance', 'checkEnd', [-96 * hour, -24 * hour]],
      ['autoAccept', 'delivered', 168 * hour],
      ['autoCancelOverdue', 'due', 168 * hour],
      ['remindDelivery', 'due', -24 * hour],
      ['remindBooking', 'start', [-24 * hour, -hour]],
      ['expireChange', 'changeAgreed', 48 * hour],
      ['remindMilestone', 'milestonePaymentEnd', [-24 * hour, -2 * hour]],
      ['expireMilestone', 'milestoneDue', 168 * hour],
      ['autoAcceptMilestone', 'delivered', 168 * hour],
      ['endEscrow', 'paid', 3_600 * hour],
    ]);
  });
});
