import { screen } from '@testing-library/react';
import type { ClientRecord } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ClientGlance } from './client-glance.tsx';
import { ClientRecordCard } from './client-record-card.tsx';

const newcomer: ClientRecord = {
  averageGrade: null,
  evaluations: 0,
  ordersPaid: 0,
  ordersCompleted: 0,
  ordersUnpaid: 0,
  hoursToPay: null,
  ordersDisputed: null,
  hired: null,
  memberSince: '2026-03-04T00:00:00.000Z',
  companyCertified: false,
};
const known: ClientRecord = {
  ...newcomer,
  averageGrade: 4.67,
  evaluations: 12,
  ordersPaid: 15,
  ordersCompleted: 14,
  hoursToPay: 1.4,
  ordersDisputed: 1,
  hired: { percent: 80, cases: 10 },
  companyCertified: true,
};
const rule =
  'The same for every client: stars are the average of suppliers’ reviews, time to pay is the median from acceptance to payment, and hiring is the share of closed jobs that led to a paid order. Each needs at least 3 cases.';

async function show(record: ClientRecord) {
  answerCalls({ '/supinterface/getClientRecord': record });
  renderScreen(<ClientRecordCard of={{ projectReleaseInforId: 'one' }} />);
  await screen.findByText(/Here since/);
}

it('a record says stars, time to pay, hires and appeals, since when, and how all that is counted', async () => {
  await show(known);
  for (const text of [
    'Verified company',
    '4.67 · 12 reviews',
    'Pays within 2 hours',
    '15 hires · 14 completed',
    'Hired for 80% of their 10 closed jobs',
    '1 order went to appeal',
    'Here since Mar 2026',
    rule,
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it('no appeal at all is said as well', async () => {
  await show({ ...known, ordersDisputed: 0 });
  expect(screen.getByText('No order went to appeal')).toBeVisible();
});

it('too few cases are said to be too few', async () => {
  await show({ ...newcomer, evaluations: 2, ordersPaid: 2, ordersCompleted: 2 });
  expect(screen.getByText('2 reviews so far: too few for an average')).toBeVisible();
  expect(screen.getByText('Too few payments to say how fast they pay')).toBeVisible();
  expect(screen.queryByText(/appeal/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Hired for/)).not.toBeInTheDocument();
});

it.each<[ClientRecord, ...string[]]>([
  [known, '4.67', 'Pays within 2 hours'],
  [newcomer, 'New client'],
  [{ ...newcomer, ordersPaid: 2 }, 'Client with 2 hires'],
])('a row has room for the most telling of it, %#', (record, ...texts) => {
  renderScreen(<ClientGlance record={record} />);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByTitle(rule)).toBeVisible();
});
