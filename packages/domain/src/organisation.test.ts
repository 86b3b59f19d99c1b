import { approvalOf, budgetLevel, memberMay, memberScopes, rolesFor } from './organisation.ts';

it.each([
  ['manages', ['read', 'manage']],
  ['asks', ['read', 'ask']],
  ['approves', ['read', 'approve']],
  ['pays', ['read', 'pay']],
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
