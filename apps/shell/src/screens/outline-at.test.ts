import { outlineAt } from './outline-at.ts';

it.each([
  ['/order/initiateAnOrderIndex', 'list'],
  ['/order/initiateAnOrderYY', 'detail'],
  ['/translator/claire-m', 'detail'],
  ['/personalcenter/basicinformation', 'form'],
  ['/nowhere', 'list'],
])('the outline of %s is a %s', (path, outline) => {
  expect(outlineAt(path)).toBe(outline);
});
