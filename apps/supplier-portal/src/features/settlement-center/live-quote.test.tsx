import { screen } from '@testing-library/react';
import type { Quote } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { LiveQuote } from './live-quote.tsx';

const inCny: Quote = {
  quoteId: '01990000-0000-7000-8000-000000000001',
  method: 'personalCard',
  gross: 120_000,
  netted: 0,
  payable: 120_000,
  payoutCurrency: 'CNY',
  rate: null,
  payoutGross: 120_000,
  payoutFee: 0,
  payoutNet: 120_000,
  validUntil: '2099-01-01T00:00:00.000Z',
  obstacles: [],
};
const inUsd: Quote = { ...inCny, method: 'paypal', payoutCurrency: 'USD', rate: 7.1 };

const show = (quote: Quote) => renderScreen(<LiveQuote quote={quote} onExpire={() => undefined} />);

it('how long a rate holds is said', () => {
  show(inUsd);
  expect(screen.getByText(/These amounts are valid for/)).toBeVisible();
});

it('figures without a rate are not said to run out', () => {
  show(inCny);
  expect(screen.getByText(/These amounts are valid for/)).not.toBeVisible();
});
