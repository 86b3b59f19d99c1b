import { screen, waitFor } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PairRange, type PricedWork } from './pair-range.tsx';

const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en', currency: 'CNY' };
const rates = [
  {
    ...pair,
    projectType: 'translation',
    unitName: 'thousand-characters',
    from: 110_00,
    to: 180_00,
    orders: 10,
  },
  { ...pair, projectType: 'translation', unitName: 'hour', from: 200_00, to: 300_00, orders: 5 },
  {
    ...pair,
    projectType: 'translation',
    unitName: 'thousand-characters',
    currency: 'USD',
    from: 15_00,
    to: 25_00,
    orders: 5,
  },
];
const work = { ...pair, projectType: 'translation', unitName: null };

function show(change: Partial<PricedWork> = {}) {
  const asked = answerCalls({ '/supinterface/getMarketRates': rates });
  renderScreen(<PairRange work={{ ...work, ...change }} />);
  return asked;
}

const text = async () => (await screen.findByRole('status')).textContent;

it('without a unit it is the one that most orders were counted in', async () => {
  const asked = show();
  expect(await text()).toMatch(/110\.00.* to .*180\.00.*going by at least 10 orders/);
  expect(asked.map(({ body }) => body)).toEqual([
    { sourceLanguage: 'zh-CN', targetLanguage: 'en' },
  ]);
});

it('with a unit it is in that unit', async () => {
  show({ unitName: 'hour' });
  expect(await text()).toMatch(/200\.00.* to .*300\.00.*going by at least 5 orders/);
});

it('is in the currency of the rate where enough agreed on one in it', async () => {
  show({ currency: 'USD' });
  expect(await text()).toMatch(/15\.00.* to .*25\.00.*going by at least 5 orders/);
});

it('in a currency that too few agreed on it is the one of most', async () => {
  show({ currency: 'EUR' });
  expect(await text()).toMatch(/110\.00.* to .*180\.00/);
});

it.each([{ unitName: 'page' }, { projectType: 'proofreading' }])(
  'nothing is said of %j, in which there are too few orders',
  async (change) => {
    const asked = show(change);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

it('before both languages are chosen nothing is asked', () => {
  const asked = show({ targetLanguage: null });
  expect(asked).toEqual([]);
});
