import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { PaymentTable } from './payment-table.tsx';

const payment = {
  paymentId: '0192a7c0-0000-7000-8000-000000000001',
  milestoneName: null,
  isOfChange: false,
  method: 'alipay',
  status: 'paid',
  outTradeNo: 'TP20261123000016',
  providerTransactionId: null,
  amount: 714_41,
  currency: 'CNY',
  createTime: '2026-11-23T09:00:00.000Z',
  paidTime: '2026-11-23T09:02:00.000Z',
} as const;

describe('the payments of an order', () => {
  it('say which of their two times is which', () => {
    renderScreen(<PaymentTable payments={[payment]} />);
    const cells = screen.getAllByRole('cell');
    const times = cells.map((cell) => cell.querySelector('time')?.dateTime);
    expect(times).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-23T09:02:00.000Z', undefined]);
    expect(cells[0]).toHaveTextContent('Started: ');
    expect(cells[1]).toHaveTextContent(/^Paid/);
  });

  it.each([
    [{ milestoneName: 'Chapters 1 to 3' }, 'Milestone “Chapters 1 to 3”'],
    [{ isOfChange: true }, 'The difference of a change'],
  ])('say what they pay where it is not the order: %j', (what, words) => {
    renderScreen(<PaymentTable payments={[{ ...payment, ...what }]} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('have one time while nothing was paid', () => {
    renderScreen(<PaymentTable payments={[{ ...payment, paidTime: null }]} />);
    expect(document.querySelectorAll('time')).toHaveLength(1);
  });
});
