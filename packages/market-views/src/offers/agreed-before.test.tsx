import { screen } from '@testing-library/react';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { startedOrder } from '../changes/order-fixture.ts';
import { OrderDiffersFromAgreed } from './agreed-before.tsx';

beforeEach(() => setLanguage('en'));

const { unitPrice, workload, amountOfMoney, deliverTime, unitName, currency } = startedOrder;
const same = {
  unitPrice,
  workload,
  amountOfMoney,
  deliverTime,
  unitName,
  currency,
  time: '2026-11-20T08:00:00.000Z',
};

it('says to the supplier what is other than what was agreed on, and nothing of the rest', () => {
  const agreedBefore = { ...same, unitPrice: 160_00, amountOfMoney: 1_920_00 };
  renderScreen(
    <OrderDiffersFromAgreed order={{ ...startedOrder, agreedBefore }} viewer="supplier" />,
  );
  expect(
    screen.getByRole('region', {
      name: 'This differs from the terms that you agreed on with the client.',
    }),
  ).toBeVisible();
  expect(screen.getByText('Price of the work').nextSibling).toHaveTextContent(
    '¥ 1,920.00 CNY → ¥ 1,800.00 CNY',
  );
  expect(screen.getByText('Rate').nextSibling).toHaveTextContent(
    '¥ 160.00 CNY → ¥ 150.00 CNY per thousand characters',
  );
  expect(screen.queryByText('Workload')).toBeNull();
  expect(screen.queryByText('Deliver by')).toBeNull();
});

it('says both units where the rate was agreed on for another one', () => {
  const agreedBefore = { ...same, unitName: 'thousand-words' };
  renderScreen(
    <OrderDiffersFromAgreed order={{ ...startedOrder, agreedBefore }} viewer="client" />,
  );
  expect(screen.getByText('Rate').nextSibling).toHaveTextContent(
    '¥ 150.00 CNY per thousand words → ¥ 150.00 CNY per thousand characters',
  );
});

it.each([null, same])('is not there where nothing differs or was agreed on', (agreedBefore) => {
  const { container } = renderScreen(
    <OrderDiffersFromAgreed order={{ ...startedOrder, agreedBefore }} viewer="client" />,
  );
  expect(container).toHaveTextContent('');
});
