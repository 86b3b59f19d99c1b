import { splitAmounts } from './split.ts';

const order = { amountOfMoney: 4_680_00, currency: 'CNY' };

describe('what each side gets', () => {
  it.each([
    [0, 0, 4_680_00],
    // The share of the fee goes back with the share of the price.
    [40, 1_928_16, 2_808_00],
    [100, 4_820_40, 0],
  ])('when %i %% go back is %i and %i', (percent, refund, earnings) => {
    expect(splitAmounts(order, percent)).toEqual({ refund, earnings });
  });

  it('follows the fee that the order has', () => {
    expect(splitAmounts({ ...order, commissionXQ: 100_00 }, 50)).toEqual({
      refund: 2_390_00,
      earnings: 2_340_00,
    });
  });
});
