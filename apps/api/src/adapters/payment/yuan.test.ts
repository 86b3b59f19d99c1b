import { fromYuan, toYuan } from './yuan.ts';

it.each([
  [1, '0.01'],
  [100, '1.00'],
  [128_001, '1280.01'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(toYuan(fen)).toBe(yuan);
  expect(fromYuan(yuan)).toBe(fen);
});

it.each([-1, 0.5, Number.NaN])('%d is no amount in fen', (fen) => {
  expect(() => toYuan(fen)).toThrow(RangeError);
});

it.each(['', '1.001', '-1.00', '1e3', '１.00', undefined])('%s is no amount in yuan', (yuan) => {
  expect(fromYuan(yuan)).toBeNull();
});
