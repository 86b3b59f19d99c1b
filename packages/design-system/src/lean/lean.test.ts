import clone from './clone.ts';
import cloneDeep from './clone-deep.ts';
import isPlainObject from './is-plain-object.ts';
import isPropValid from './is-prop-valid.ts';
import toPath from './to-path.ts';

it.each([
  ['account', ['account']],
  ['a.b', ['a', 'b']],
  ['list[0].name', ['list', '0', 'name']],
  ['a["b"].c', ['a', 'b', 'c']],
  ['', []],
])('the path %j has the parts %j', (path, parts) => {
  expect(toPath(path)).toEqual(parts);
});

it('a clone shares what lies within, a deep clone does not', () => {
  const value = { list: [{ name: 'a' }] };
  expect(clone(value)).toEqual(value);
  expect(clone(value)).not.toBe(value);
  expect(clone(value).list).toBe(value.list);
  expect(cloneDeep(value)).toEqual(value);
  expect(cloneDeep(value).list[0]).not.toBe(value.list[0]);
});

it('a clone keeps its class, and a deep clone keeps files and dates', () => {
  class Draft {
    text = 'a';
  }
  const file = new File(['x'], 'x.pdf');
  const date = new Date(0);
  expect(clone(new Draft())).toBeInstanceOf(Draft);
  expect(cloneDeep({ file, date })).toEqual({ file, date });
  expect(cloneDeep({ file }).file).toBe(file);
});

it('only objects without a class are plain', () => {
  expect([{}, Object.create(null), [], null, new Date(), 'a'].map(isPlainObject)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['href', true],
  ['aria-label', true],
  ['data-print', true],
  ['sx', false],
  ['ownerState', false],
  ['theme', false],
  ['as', false],
])('%s reaches the document: %s', (name, expected) => {
  expect(isPropValid(name)).toBe(expected);
});
