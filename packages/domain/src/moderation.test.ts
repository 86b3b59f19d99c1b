import {
  moderationActionsOf,
  moderationListsOf,
  sanctions,
  type ModerationAction,
  type ModerationState,
} from './moderation.ts';

it.each<[ModerationState | null, boolean, boolean, [ModerationAction, boolean][]]>([
  [null, false, false, [['hide', true]]],
  ['restored', true, false, [['hide', true]]],
  ['restored', true, true, [['hide', false]]],
  ['restored', false, true, [['hide', true]]],
  ['hidden', true, false, [['restore', true]]],
  [
    'appealed',
    false,
    true,
    [
      ['restore', true],
      ['uphold', true],
    ],
  ],
  [
    'appealed',
    true,
    true,
    [
      ['restore', false],
      ['uphold', false],
    ],
  ],
  ['upheld', false, true, [['restore', true]]],
])('%s, hidden by oneself %s, appealed %s, allows %j', (state, own, appealed, expected) => {
  const offered = moderationActionsOf({ subject: 'posting', state, own, appealed });
  expect(offered.map(({ action, enabled }) => [action, enabled])).toEqual(expected);
});

describe.each(sanctions)('a %s', (subject) => {
  it('is lifted and upheld as what was hidden is shown again, and never given anew', () => {
    const offered = (state: ModerationState, own: boolean) =>
      moderationActionsOf({ subject, state, own, appealed: state !== 'hidden' });
    expect(offered('hidden', true)).toEqual([{ action: 'restore', enabled: true }]);
    expect(offered('appealed', true)).toEqual([
      { action: 'restore', enabled: false },
      { action: 'uphold', enabled: false },
    ]);
    expect(offered('upheld', false)).toEqual([{ action: 'restore', enabled: true }]);
    expect(offered('restored', false)).toEqual([]);
  });

  it('stands in two lists', () => {
    expect(moderationListsOf(subject)).toEqual(['hidden', 'appealed']);
    expect(moderationListsOf('posting')).toContain('shown');
  });
});
