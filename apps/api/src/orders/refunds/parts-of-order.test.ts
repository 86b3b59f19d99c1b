import { nextPart } from './parts-of-order.ts';

const money = { price: 1_000_01, fee: 30_01, commission: 100_01, currency: 'CNY' };

it('parts of an order’s money add up to it, however it is divided', () => {
  const parts = [
    nextPart(money, 0, 33),
    nextPart(money, 33, 33),
    nextPart(money, 66, 33),
    nextPart(money, 99, 1),
  ];
  expect(parts).toEqual([
    { price: 330_00, fee: 9_90, commission: 33_00 },
    { price: 330_01, fee: 9_91, commission: 33_01 },
    { price: 330_00, fee: 9_90, commission: 33_00 },
    { price: 10_00, fee: 30, commission: 1_00 },
  ]);
});

it('all at once is all', () => {
  expect(nextPart(money, 0, 100)).toEqual({ price: 1_000_01, fee: 30_01, commission: 100_01 });
});
