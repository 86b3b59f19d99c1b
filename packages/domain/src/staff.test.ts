import { mayEnter, roomsOf, staffRooms } from './staff.ts';

it.each([
  ['support', ['overview', 'users', 'news']],
  ['reviewer', ['overview', 'reviews', 'questions', 'offlineTests', 'dictionaries', 'users']],
  ['finance', ['overview', 'reviews', 'users']],
  [
    'admin',
    [
      'overview',
      'reviews',
      'questions',
      'offlineTests',
      'dictionaries',
      'users',
      'userBlocks',
      'news',
      'staff',
      'audit',
    ],
  ],
] as const)('%s enters its own rooms and no other', (role, expected) => {
  expect(staffRooms.filter((room) => mayEnter(role, room))).toEqual(expected);
  expect(roomsOf(role)).toEqual(expected);
});
