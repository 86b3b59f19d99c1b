import {
  accountRetakeFrom,
  failsForPageSwitches,
  languageTestLifecycle,
  languageTestOutcome,
  languageTestPassMark,
  retakeFrom,
} from './language-test.ts';
import { actionsFor, findTransition } from './lifecycle.ts';

it('eighteen of thirty answers pass', () => {
  expect(languageTestPassMark).toBe(18);
});

it.each([
  ['handedIn', 0, 'failed'],
  ['handedIn', 17, 'failed'],
  ['handedIn', 18, 'passed'],
  ['handedIn', 30, 'passed'],
  ['timeOver', 30, 'failed'],
  ['pageSwitches', 30, 'failed'],
  ['offline', 18, 'passed'],
  ['offline', 17, 'failed'],
] as const)('a test that ended by %s with %i right answers has %s', (end, correct, outcome) => {
  expect(languageTestOutcome(end, correct)).toBe(outcome);
});

it.each([
  [0, false],
  [3, false],
  [4, true],
])('%i page switches fail a test: %s', (switches, fails) => {
  expect(failsForPageSwitches(switches)).toBe(fails);
});

it('a failed test may be repeated thirty days later', () => {
  expect(retakeFrom(new Date('2026-01-31T08:00:00Z'))).toEqual(new Date('2026-03-02T08:00:00Z'));
});

it('a running test is answered, left and handed in by the supplier and ended by the clock', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const actions = (status: 'running' | 'passed' | 'failed', actor: 'supplier' | 'timer') =>
    actionsFor(languageTestLifecycle, status, actor, null, now).map(({ action }) => action);
  expect(actions('running', 'supplier')).toEqual(['answer', 'switchPage', 'handIn']);
  expect(actions('running', 'timer')).toEqual(['expire']);
  expect(actions('passed', 'supplier')).toEqual([]);
  expect(actions('failed', 'supplier')).toEqual([]);
  expect(findTransition(languageTestLifecycle, null, 'supplier', 'start')?.to).toBe('running');
  expect(findTransition(languageTestLifecycle, 'running', 'client', 'handIn')).toBeUndefined();
});

it.each([
  ['four', [1, 2, 3, 4], null],
  ['five', [5, 1, 2, 3, 4], '2026-01-31T00:00:00.000Z'],
  ['six', [1, 2, 3, 4, 5, 6], '2026-02-01T00:00:00.000Z'],
])('an account that failed %s times waits for the fifth last', (_times, days, until) => {
  const failedAt = days.map((day) => new Date(Date.UTC(2026, 0, day)));
  expect(accountRetakeFrom(failedAt)?.toISOString() ?? null).toBe(until);
});
