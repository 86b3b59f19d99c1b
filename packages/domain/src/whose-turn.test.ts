import type { Identity } from './identity.ts';
import type { AppealStatus } from './lifecycle/appeal.ts';
import type { PendingChange } from './lifecycle/order-change.ts';
import type { OrderState } from './lifecycle/order-states.ts';
import {
  isTurnOf,
  statesThatWait,
  tasksOf,
  whoseTurn,
  type AppealFactsOfTurn,
  type OrderTask,
  type Turn,
} from './whose-turn.ts';

const proposed = (by: Identity, status: PendingChange['status'] = 'open'): PendingChange => ({
  by,
  status,
  claimsOvertime: false,
});
const quiet = { proposalBy: null, change: null, appeal: null, milestoneDue: false };

it.each<[OrderState, OrderTask[], OrderTask[], Turn | null]>([
  ['sent', [], ['answerOrder'], 'supplier'],
  ['received', ['pay'], [], 'client'],
  ['started', [], ['deliver'], 'supplier'],
  ['submitted', ['checkResults'], [], 'client'],
  ['changesRequested', [], ['makeChanges'], 'supplier'],
  ['rejected', [], [], null],
  ['completed', [], [], null],
  ['unpaid', [], [], null],
  ['refunded', [], [], null],
  ['agreed', [], [], null],
  ['ruled', [], [], null],
])('an order that is %s waits for the client to %j and the supplier to %j', (...row) => {
  const [state, client, supplier, turn] = row;
  expect(tasksOf('client', { state, ...quiet })).toEqual(client);
  expect(tasksOf('supplier', { state, ...quiet })).toEqual(supplier);
  expect(whoseTurn({ state, ...quiet })).toBe(turn);
});

it.each<[OrderState, Identity, OrderTask[], OrderTask[], Turn]>([
  ['started', 'supplier', ['answerProposal'], ['deliver'], 'both'],
  ['started', 'client', [], ['answerProposal', 'deliver'], 'supplier'],
  ['submitted', 'supplier', ['answerProposal', 'checkResults'], [], 'client'],
  ['submitted', 'client', ['checkResults'], ['answerProposal'], 'both'],
])('a proposal in an order that is %s, made by the %s, waits for the other side', (...row) => {
  const [state, proposalBy, client, supplier, turn] = row;
  const order = { ...quiet, state, proposalBy };
  expect(tasksOf('client', order)).toEqual(client);
  expect(tasksOf('supplier', order)).toEqual(supplier);
  expect(whoseTurn(order)).toBe(turn);
});

it.each<[OrderState, PendingChange, OrderTask[], OrderTask[], Turn]>([
  ['received', proposed('supplier'), ['answerChange', 'pay'], [], 'client'],
  ['received', proposed('client'), ['pay'], ['answerChange'], 'both'],
  ['started', proposed('client'), [], ['answerChange', 'deliver'], 'supplier'],
  ['started', proposed('supplier'), ['answerChange'], ['deliver'], 'both'],
  ['started', proposed('client', 'unpaid'), ['payDifference'], ['deliver'], 'both'],
  ['submitted', proposed('supplier', 'unpaid'), ['payDifference', 'checkResults'], [], 'client'],
])('an order that is %s with the change %j waits for both sides to %j and %j', (...row) => {
  const [state, change, client, supplier, turn] = row;
  const order = { ...quiet, state, change };
  expect(tasksOf('client', order)).toEqual(client);
  expect(tasksOf('supplier', order)).toEqual(supplier);
  expect(whoseTurn(order)).toBe(turn);
});

type Facts = Partial<AppealFactsOfTurn>;
const byClient: Facts = { evidenceBy: ['client'] };
const byBoth: Facts = { evidenceBy: ['client', 'supplier'] };

it.each<[AppealStatus, Facts, OrderTask[], OrderTask[], Turn | null]>([
  ['evidence', {}, ['addEvidence'], ['addEvidence'], 'both'],
  ['evidence', byClient, [], ['addEvidence'], 'supplier'],
  // Both may add to what they handed in.
  ['evidence', byBoth, [], [], 'both'],
  ['evidence', { ...byBoth, offerBy: 'supplier' }, ['answerOffer'], [], 'client'],
  ['evidence', { ...byClient, offerBy: 'client' }, [], ['answerOffer', 'addEvidence'], 'supplier'],
  ['mediation', byClient, [], [], 'staff'],
  ['mediation', { ...byClient, offerBy: 'client' }, [], ['answerOffer'], 'supplier'],
  ['mediation', { mediationAcceptedBy: [] }, ['answerOffer'], ['answerOffer'], 'both'],
  ['mediation', { mediationAcceptedBy: ['client'] }, [], ['answerOffer'], 'supplier'],
  ['ruled', byBoth, ['answerRuling'], ['answerRuling'], 'both'],
  ['ruled', { ...byBoth, acceptedBy: ['client'] }, [], ['answerRuling'], 'supplier'],
  // An offer that was never answered is over once there is a ruling.
  ['ruled', { offerBy: 'client', acceptedBy: ['supplier'] }, ['answerRuling'], [], 'client'],
  ['inReview', byBoth, [], [], 'staff'],
  ['closed', byBoth, [], [], null],
])('an appeal in %s with %j waits for the client to %j and the supplier to %j', (...row) => {
  const [status, facts, client, supplier, turn] = row;
  const none = { offerBy: null, mediationAcceptedBy: null, evidenceBy: [], acceptedBy: [] };
  const appeal = { status, ...none, ...facts };
  const order = { ...quiet, state: 'inAppeal', appeal } as const;
  expect(tasksOf('client', order)).toEqual(client);
  expect(tasksOf('supplier', order)).toEqual(supplier);
  expect(whoseTurn(order)).toBe(turn);
});

it('an order between two milestones waits for the client to pay the next one', () => {
  const order = { ...quiet, state: 'started', milestoneDue: true } as const;
  expect(tasksOf('client', order)).toEqual(['payMilestone']);
  expect(tasksOf('supplier', order)).toEqual([]);
  expect(whoseTurn(order)).toBe('client');
});

it('names the states in which an order by itself waits for each side', () => {
  expect(statesThatWait('client')).toEqual(['received', 'submitted']);
  expect(statesThatWait('supplier')).toEqual(['sent', 'started', 'changesRequested']);
});

it('a turn of both is the turn of each', () => {
  expect(isTurnOf('client', 'both')).toBe(true);
  expect(isTurnOf('client', 'client')).toBe(true);
  expect(isTurnOf('client', 'supplier')).toBe(false);
  expect(isTurnOf('client', 'staff')).toBe(false);
  expect(isTurnOf('client', null)).toBe(false);
});
