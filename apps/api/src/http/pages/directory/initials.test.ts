import { initials } from './initials.ts';

it.each([
  ['Ann Lee', 'AL'],
  ['王小明', '小明'],
  ['plato', 'P'],
  ['Emma Whitfield 惠心', 'E惠'],
  ['Nguyễn Thu-Hà', 'NH'],
])('%s is %s', (name, short) => {
  expect(initials(name)).toBe(short);
});
