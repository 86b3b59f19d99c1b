import { parseMoney, parseNumber } from './parse-number.ts';

it.each([
  ['1,280.5', 1280.5],
  ['１２．５', 12.5],
  ['  12 500 ', 12500],
  ['-3', -3],
  ['', null],
  ['12a', Number.NaN],
  ['1e309', Number.NaN],
  ['.', Number.NaN],
])('%j reads as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ['1,280.5', 2, 128_050],
  ['0.29', 2, 29],
  ['1.005', 2, Number.NaN],
  ['500', 0, 500],
  ['', 2, null],
])('%j with %i digits is %s minor units', (text, digits, minor) => {
  expect(parseMoney(text, digits)).toBe(minor);
});
