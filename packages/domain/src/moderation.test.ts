import { moderationActionsOf, type ModerationAction, type ModerationState } from './moderation.ts';

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
  const offered = moderationActionsOf({ state, own, appealed });
  expect(offered.map(({ action, enabled }) => [action, enabled])).toEqual(expected);
});
