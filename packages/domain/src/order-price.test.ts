import { isTravelInProportion, orderMoney, overtimeSteps, priceParts } from './order-price.ts';

it.each([
  { minutes: [], steps: 0, why: 'nothing was claimed' },
  { minutes: [1], steps: 1, why: 'a half hour that was begun counts' },
  { minutes: [30], steps: 1, why: 'it is over after thirty minutes' },
  { minutes: [31], steps: 2, why: 'the next one was begun' },
  { minutes: [40, 40], steps: 4, why: 'each booking counts by itself' },
])('$minutes minutes of overtime are $steps half hours ($why)', ({ minutes, steps }) => {
  expect(overtimeSteps(minutes.map((one) => ({ minutes: one })))).toBe(steps);
});

describe('the price of a booking', () => {
  const booking = { unitPrice: 200_00, workload: 7 };

  it('is that of the work without overtime and travel', () => {
    expect(orderMoney(booking)).toEqual({ price: 1_400_00, fee: 42_00, commission: 0 });
  });

  it('has travel on top, of which no fee is taken', () => {
    expect(orderMoney({ ...booking, travel: 633_50 })).toMatchObject({
      price: 2_033_50,
      fee: 42_00,
    });
  });

  it('has travel of four times the work at most', () => {
    expect(isTravelInProportion({ ...booking, travel: 5_600_00 })).toBe(true);
    expect(isTravelInProportion({ ...booking, travel: 5_600_01 })).toBe(false);
    expect(isTravelInProportion({ ...booking, pricing: 'fixed', travel: 5_600_00 })).toBe(false);
  });

  it('has overtime on top as work: three half hours at 150.00', () => {
    const overtime = [{ minutes: 61 }];
    expect(orderMoney({ ...booking, overtimeRate: 150_00, overtime })).toMatchObject({
      price: 1_850_00,
      fee: 55_50,
    });
  });

  it('has all of it on a fixed price too', () => {
    const terms = { ...booking, pricing: 'fixed', unitPrice: 999_99 } as const;
    const all = { overtimeRate: 100_00, overtime: [{ minutes: 20 }], travel: 1_00 };
    expect(priceParts({ ...terms, ...all })).toEqual({
      work: 999_99,
      overtime: 100_00,
      travel: 1_00,
    });
    expect(orderMoney({ ...terms, ...all })).toMatchObject({ price: 1_100_99, fee: 33_00 });
  });

  it('has no overtime where no rate was agreed on', () => {
    const overtime = [{ minutes: 90 }];
    expect(orderMoney({ ...booking, overtimeRate: null, overtime }).price).toBe(1_400_00);
  });
});
