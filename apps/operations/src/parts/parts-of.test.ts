import { partsOf } from './parts-of.ts';

const order = { amountOfMoney: 1_000_00, commissionXQ: 30_00, currency: 'CNY' };

it.each([
  [0, 0, 1_000_00],
  [40, 412_00, 600_00],
  [100, 1_030_00, 0],
])('at %i percent %i fen go back and %i are earned', (percent, refund, earnings) => {
  expect(partsOf(order, percent)).toEqual({ refund, earnings });
});

it('no fen of the price is lost by rounding', () => {
  // 33 % of 1.01 is 0.3333, so 0.33 goes back; of the fee of 0.03 it is 0.01.
  expect(partsOf({ ...order, amountOfMoney: 101, commissionXQ: 3 }, 33)).toEqual({
    refund: 34,
    earnings: 68,
  });
});
