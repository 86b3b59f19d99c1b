import { initials } from './initials.ts';

it.each([
  ['Ann Lee', 'AL'],
  ['Ann Mary van Lee', 'AL'],
  ['王小明', '小明'],
  ['李雷', '李雷'],
  ['plato', 'P'],
  ['ann.lee@example.com', 'AL'],
  ['138****4291', ''],
  ['jo***@example.com', ''],
  ['', ''],
])('%s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
