import { readingOf } from './discrimination.ts';

it.each([
  [0.3, 'success'],
  [0.299, 'active'],
  [0.2, 'active'],
  [0.199, 'attention'],
  [0, 'attention'],
  [-0.01, 'danger'],
])('a discrimination of %d is read as %s', (value, tone) => {
  expect(readingOf(value).tone).toBe(tone);
});
