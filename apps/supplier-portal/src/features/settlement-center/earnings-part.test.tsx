import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Earnings } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useState } from 'react';
import { EarningsPart } from './earnings-part.tsx';
import type { EarningsView } from './earnings-table.tsx';

const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en', bothDirections: false };
const little = { gross: 100_00, commission: 10_00, earned: 90_00 };
const earnings: Earnings = {
  currency: 'CNY',
  total: { gross: 1_500_00, commission: 150_00, earned: 1_350_00 },
  months: [{ month: '2026-11', gross: 1_500_00, commission: 150_00, earned: 1_350_00 }],
  clients: Array.from({ length: 15 }, (_, at) => ({ name: `Client ${at + 1}`, ...little })),
  pairs: [
    { pair, gross: 1_400_00, commission: 140_00, earned: 1_260_00 },
    { pair: null, ...little },
  ],
};

function Part() {
  const [view, setView] = useState<EarningsView>('month');
  return <EarningsPart span={{ from: '2026-11-01' }} view={view} onChoose={setView} />;
}

const answer = (found: Earnings) => answerCalls({ '/supinterface/getEarnings': found });
const row = (name: RegExp) => screen.findByRole('row', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('earnings of the days chosen are told by month, by client and by pair, with one total', async () => {
  const asked = answer(earnings);
  renderScreen(<Part />);
  expect(await row(/^Nov 2026/)).toHaveTextContent('¥ 1,350.00 CNY');
  expect(asked).toMatchObject([{ body: { from: '2026-11-01' } }]);
  await choose('By client');
  expect(await row(/^Client 1 /)).toHaveTextContent('¥ 90.00 CNY');
  expect(await row(/^Total/)).toHaveTextContent('¥ 1,350.00 CNY');
  await choose('By language pair');
  expect(await row(/^From Chinese .+ to English/)).toHaveTextContent('¥ 1,260.00 CNY');
  expect(await row(/^Language tests marked/)).toHaveTextContent('¥ 90.00 CNY');
  expect(await row(/^Total/)).toHaveTextContent('¥ 1,350.00 CNY');
});

it('a long list is shown when it is asked for', async () => {
  answer(earnings);
  renderScreen(<Part />);
  await screen.findByRole('table');
  await choose('By client');
  const rows = () => within(screen.getByRole('table')).getAllByRole('row', { name: /^Client \d/ });
  expect(rows()).toHaveLength(12);
  await choose('Show all 15');
  expect(rows()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('days without earnings say so', async () => {
  const nothing = { gross: 0, commission: 0, earned: 0 };
  answer({ currency: 'CNY', total: nothing, months: [], clients: [], pairs: [] });
  renderScreen(<Part />);
  expect(await screen.findByText('Nothing was earned in this period.')).toBeVisible();
});
