import { moderationActionsOf, type ModerationAction, type ModerationState } from './moderation.ts';

it.each<[ModerationState | null, boolean, [ModerationAction, boolean][]]>([
  [null, false, [['hide', true]]],
  ['restored', true, [['hide', true]]],
  ['hidden', true, [['restore', true]]],
  [
    'appealed',
    false,
    [
      ['restore', true],
      ['uphold', true],
    ],
  ],
  [
    'appealed',
    true,
    [
      ['restore', false],
      ['uphold', false],
    ],
  ],
  ['upheld', false, [['restore', true]]],
])('%s, hidden by oneself %s, allows %j', (state, own, expected) => {
  const offered = moderationActionsOf({ state, own });
  expect(offered.map(({ action, enabled }) => [action, enabled])).toEqual(expected);
});
