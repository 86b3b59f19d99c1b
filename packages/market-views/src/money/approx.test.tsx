import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DisplayRate } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { chooseDisplayCurrency } from '@tolk/labels';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { act } from 'react';
import { Approx } from './approx.tsx';

const path = '/supinterface/getDisplayRates';
const setTime = '2026-11-21T04:00:00.000Z';
const rates: DisplayRate[] = [
  { currency: 'EUR', rate: 780_000_000, setTime },
  { currency: 'VND', rate: 27_500, setTime },
];

// 943.02 yuan are 120.9 euro and 3,429,164 dong.
const show = (currency = 'CNY') =>
  renderScreen(
    <p>
      ¥ 943.02 CNY
      <Approx amount={94_302} currency={currency} />
    </p>,
  );

beforeEach(() => setLanguage('en'));
afterEach(() => jest.restoreAllMocks());

it('starts with what is paid in where the browser stands, and says that yuan are paid', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function berlin(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Europe/Berlin' };
  });
  answerCalls({ [path]: rates });
  show();
  const figure = await screen.findByText(/^≈ € 121/);
  expect(figure).toHaveTextContent(
    '≈ € 121 (Paid in yuan. This figure is a rough guide, at the rate of Sat 21 Nov 2026.)',
  );
  expect(figure).toHaveAttribute('data-print', 'no');
});

it('follows the choice', async () => {
  answerCalls({ [path]: rates });
  show();
  act(() => chooseDisplayCurrency('VND'));
  expect(await screen.findByText(/^≈ ₫ 3,429,000/)).toBeVisible();
});

it('is absent where no fresh rate is known', async () => {
  const asked = answerCalls({ [path]: [rates[0]] });
  act(() => chooseDisplayCurrency('VND'));
  const { container } = show();
  await screen.findByText('¥ 943.02 CNY');
  expect(asked.map((one) => one.path)).toEqual([path]);
  expect(container).toHaveTextContent(/^¥ 943.02 CNY$/);
});

it.each([
  ['CNY', 'CNY'],
  ['VND', 'USD'],
])('who is shown %s is shown no second figure beside %s, and nothing is asked', (chosen, paid) => {
  const asked = answerCalls({ [path]: rates });
  act(() => chooseDisplayCurrency(chosen));
  const { container } = show(paid);
  expect(container).toHaveTextContent(/^¥ 943.02 CNY$/);
  expect(asked).toEqual([]);
});
