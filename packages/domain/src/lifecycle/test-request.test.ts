import { actionsFor, findTransition } from './lifecycle.ts';
import { testMarkingLifecycle } from './test-marking.ts';
import { testRequestLifecycle, type TestRequestStatus } from './test-request.ts';

const now = new Date('2026-01-01T00:00:00Z');
const actions = (status: TestRequestStatus, actor: 'supplier' | 'staff' | 'timer') =>
  actionsFor(testRequestLifecycle, status, actor, null, now).map(({ action }) => action);

it.each([
  ['requested', ['withdraw'], ['decline', 'give'], ['give']],
  ['given', ['handIn'], [], ['expire']],
  ['handedIn', [], ['mark'], ['ask']],
  ['withMarkers', [], [], ['agree', 'refer']],
  ['passed', [], [], []],
  ['failed', [], [], []],
  ['withdrawn', [], [], []],
  ['declined', [], [], []],
] as const)(
  'in %s the supplier may %j, the staff %j, the clock %j',
  (status, own, staff, clock) => {
    expect(actions(status, 'supplier')).toEqual(own);
    expect(actions(status, 'staff')).toEqual(staff);
    expect(actions(status, 'timer')).toEqual(clock);
  },
);

it('a text that was given may be translated for three days', () => {
  const expiry = findTransition(testRequestLifecycle, 'given', 'timer', 'expire');
  expect(expiry?.timer).toEqual({ after: 'give', ms: 3 * 24 * 60 * 60 * 1000 });
  expect(expiry?.to).toBe('failed');
});

it.each([
  ['asked', ['mark', 'decline'], ['expire', 'drop']],
  ['marked', [], []],
  ['declined', [], []],
  ['expired', [], []],
  ['dropped', [], []],
] as const)('of a marking that is %s the supplier may %j, the clock %j', (status, own, clock) => {
  const of = (actor: 'supplier' | 'timer') =>
    actionsFor(testMarkingLifecycle, status, actor, null, now).map(({ action }) => action);
  expect(of('supplier')).toEqual(own);
  expect(of('timer')).toEqual(clock);
});

it('a client asks for no test', () => {
  expect(findTransition(testRequestLifecycle, null, 'client', 'request')).toBeUndefined();
  expect(findTransition(testRequestLifecycle, null, 'supplier', 'request')?.to).toBe('requested');
});
