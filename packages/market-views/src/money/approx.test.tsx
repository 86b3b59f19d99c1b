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
const show = () =>
  renderScreen(
    <p>
      ¥ 943.02 CNY
      <Approx amount={94_302} currency="CNY" />
    </p>,
  );

beforeEach(() => setLanguage('en'));
afterEach(() => jest.restoreAllMocks());

it('starts with what is paid in where the browser stands, and says that yuan are paid', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...here, timeZone: 'Europe/Berlin' });
  answerCalls({ [path]: rates });
  show();
  const figure = await screen.findByText(/^≈ € 121/);
  expect(figure).toHaveTextContent(
    '≈ € 121 (Paid in yuan. This figure is a rough guide, at the rate of Sat 21 Nov 2026.)',
  );
  expect(figure).toHaveAttribute('data-print', 'no');
});

it('follows the choice, and is absent where no fresh rate is known or yuan are chosen', async () => {
  answerCalls({ [path]: rates });
  const { container } = show();
  act(() => chooseDisplayCurrency('VND'));
  expect(await screen.findByText(/^≈ ₫ 3,429,000/)).toBeVisible();
  act(() => chooseDisplayCurrency('JPY'));
  expect(container).toHaveTextContent(/^¥ 943.02 CNY$/);
  act(() => chooseDisplayCurrency('EUR'));
  expect(screen.getByText(/^≈ € 121/)).toBeVisible();
  act(() => chooseDisplayCurrency('CNY'));
  expect(container).toHaveTextContent(/^¥ 943.02 CNY$/);
});

it('stands beside yuan alone, and rates are asked for once', async () => {
  const asked = answerCalls({ [path]: rates });
  act(() => chooseDisplayCurrency('EUR'));
  renderScreen(
    <>
      <Approx amount={94_302} currency="USD" />
      <Approx amount={94_302} currency="CNY" />
      <Approx amount={93_989} currency="CNY" />
    </>,
  );
  await screen.findByText(/^≈ € 120/);
  expect(screen.getAllByText(/^≈/)).toHaveLength(2);
  expect(asked).toEqual([{ path, body: {} }]);
});
