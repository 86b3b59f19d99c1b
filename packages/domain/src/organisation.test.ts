import {
  approvalOf,
  budgetLevel,
  founderRoles,
  memberMay,
  memberMayWork,
  memberScopes,
  rolesFor,
  rolesOfSide,
  scopeOfOrderAction,
} from './organisation.ts';

it.each([
  ['manages', ['read', 'manage']],
  ['asks', ['read', 'ask']],
  ['approves', ['read', 'approve']],
  ['pays', ['read', 'pay']],
  ['coordinates', ['read', 'coordinate', 'work']],
  ['works', ['read', 'work']],
  ['collects', ['read', 'collect']],
  ['reads', ['read']],
] as const)('who %s may %j and nothing else', (role, scopes) => {
  expect(memberScopes([role])).toEqual(scopes);
});

it('several roles reach into the scopes of each', () => {
  expect(memberScopes(['pays', 'asks'])).toEqual(['read', 'ask', 'pay']);
});

it('without a role nothing is reached, not even reading', () => {
  expect(memberMay([], 'read')).toBe(false);
});

it('who has to approve is who approves', () => {
  expect(rolesFor('approve')).toEqual(['approves']);
});

it.each(['client', 'supplier'] as const)(
  'who founds one as a %s has roles of that side',
  (side) => {
    expect(rolesOfSide[side]).toEqual(expect.arrayContaining([...founderRoles[side]]));
  },
);

it.each([
  ['deliver', 'supplier', 'work'],
  ['checkIn', 'supplier', 'work'],
  ['accept', 'supplier', 'coordinate'],
  ['proposeChange', 'supplier', 'coordinate'],
  ['checkIn', 'client', 'ask'],
  ['pay', 'client', 'pay'],
] as const)('to %s as a %s takes who may %s', (action, side, scope) => {
  expect(scopeOfOrderAction(action, side)).toBe(scope);
});

it.each([
  ['who works, on an order of theirs', ['works'], true, true],
  ['who works, on an order of somebody else', ['works'], false, false],
  ['who coordinates, on any order', ['coordinates'], false, true],
  ['who was given an order and only reads now', ['reads'], true, false],
  ['who manages the members alone', ['manages'], false, false],
] as const)('%s', (_who, roles, isAssigned, works) => {
  expect(memberMayWork(roles, { isAssigned })).toBe(works);
});

describe('an approval', () => {
  const above = 5_000_00;
  it.each([
    ['is not asked for without a limit', { above: null, total: 9_000_00, decision: null }, 'none'],
    ['is not asked for at the limit', { above, total: 5_000_00, decision: null }, 'none'],
    ['is asked for one fen above it', { above, total: 5_000_01, decision: null }, 'waiting'],
    [
      'holds for what was approved',
      { above, total: 6_000_00, decision: { approved: true, total: 6_000_00 } },
      'approved',
    ],
    [
      'holds for less',
      { above, total: 5_500_00, decision: { approved: true, total: 6_000_00 } },
      'approved',
    ],
    [
      'holds for nothing more',
      { above, total: 6_000_01, decision: { approved: true, total: 6_000_00 } },
      'waiting',
    ],
    [
      'was declined for this amount',
      { above, total: 6_000_00, decision: { approved: false, total: 6_000_00 } },
      'declined',
    ],
    [
      'waits again where another amount was declined',
      { above, total: 5_800_00, decision: { approved: false, total: 6_000_00 } },
      'waiting',
    ],
  ] as const)('%s', (_what, facts, state) => {
    expect(approvalOf(facts)).toBe(state);
  });
});

it.each([
  [799_99, 'within'],
  [800_00, 'near'],
  [999_99, 'near'],
  [1_000_00, 'over'],
] as const)('of a budget of 1,000.00, %i fen are %s', (ordered, level) => {
  expect(budgetLevel(1_000_00, ordered)).toBe(level);
});

it('without a budget nothing is over it', () => {
  expect(budgetLevel(null, 9_000_00)).toBe('within');
});
