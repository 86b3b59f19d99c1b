import type { Earned, Earnings } from '@tolk/contract';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { appealFixture } from '../../../test/support/appeals.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { fakePayouts } from '../../../test/support/fake-payouts.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { moveTo as passTo, openDesk } from '../../../test/support/settlement-desk.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments(), payouts: fakePayouts() } });
const path = '/supinterface/getEarnings';
let market: Market;

/**
 * The platform keeps a tenth of each order. A first client accepts 1,000.00 from Chinese in the last hour of 2031 by
 * clocks in Shanghai, and 300.00 into Chinese in the first of 2032. A second one has 200.00 and 100.00 interpreted both
 * ways; of the latter 60 % go back after an appeal. In February the first gets a fifth of the 1,000.00 back, and
 * deletes their account. What is still worked on has brought nothing.
 */
beforeAll(async () => {
  await moveTo('2031-12-31T15:30:00Z');
  market = await openMarket(tolk);
  const first = await complete(market, 1_000_00);
  await moveTo('2031-12-31T16:30:00Z');
  await complete(market, 300_00, { source_language: 'en', target_language: 'zh-CN' });
  const other = await openMarket(tolk);
  const { personId, token } = market.supplier;
  Object.assign(other.supplier, { personId, token });
  await nameOf(other, 'Nordlys Energi');
  await complete(other, 200_00, { both_directions: true });
  const backwards = { source_language: 'en', target_language: 'zh-CN', both_directions: true };
  const appealed = await complete(other, 100_00, backwards);
  const appeals = appealFixture(tolk, other);
  const appealId = await appeals.open(appealed, 'client');
  const offer = { refundPercent: 60, text: '' };
  await dataOf(appeals.act('supplier', 'addAppealOffer', appealId, offer));
  await dataOf(appeals.act('client', 'acceptAppealOffer', appealId));
  await other.start();
  await moveTo('2032-02-01T02:00:00Z');
  const { finance } = await openDesk(tolk);
  const refund = {
    projectOrderId: first.projectOrderId,
    refundPercent: 20,
    reason: 'A page was missing.',
  };
  await dataOf(finance.call('/opsinterface/proposeRefund', refund, withKey()));
  await tolk.settle();
  await dataOf(removeAccount(tolk, market.client));
}, 120_000);

/** Weeks pass, in which people would have logged in again. */
async function moveTo(time: string): Promise<void> {
  await passTo(tolk, time);
  const now = tolk.clock.now();
  const seen = { started_at: now, last_seen_at: now };
  await tolk.app.deps.db.updateTable('session').set(seen).execute();
}

async function nameOf({ client }: Market, name: string): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('person').set({ name }).where('id', '=', client.personId).execute();
}

interface Terms {
  source_language?: string;
  target_language?: string;
  both_directions?: boolean;
}

async function complete(by: Market, unitPrice: number, terms: Terms = {}): Promise<OrderDetail> {
  const { projectOrderId } = await by.submit({ workload: 1, unitPrice });
  await tolk.app.deps.db
    .updateTable('project_order')
    .set({ commission: unitPrice / 10, ...terms })
    .where('id', '=', projectOrderId)
    .execute();
  const { version } = await by.order('client', projectOrderId);
  const results = { projectOrderId, version, accept: true };
  await dataOf(by.client.call('/clientinterface/getAcceptanceResults', results, withKey()));
  return by.order('client', projectOrderId);
}

const earnings = (days: object = {}) => dataOf(market.supplier.call<Earnings>(path, days));

it('months, clients and language pairs come to the same total', async () => {
  const { total, months, clients, pairs } = await earnings();
  expect(total).toEqual({ gross: 1_340_00, commission: 134_00, earned: 1_206_00 });
  const sumOf = (rows: readonly Earned[]) =>
    rows.reduce(
      (sum, { gross, commission, earned }) => ({
        gross: sum.gross + gross,
        commission: sum.commission + commission,
        earned: sum.earned + earned,
      }),
      { gross: 0, commission: 0, earned: 0 },
    );
  for (const rows of [months, clients, pairs]) expect(sumOf(rows)).toEqual(total);
});

it('what was taken back counts against the month in which it was', async () => {
  expect((await earnings()).months).toEqual([
    { month: '2032-02', gross: -200_00, commission: -20_00, earned: -180_00 },
    { month: '2032-01', gross: 540_00, commission: 54_00, earned: 486_00 },
    { month: '2031-12', gross: 1_000_00, commission: 100_00, earned: 900_00 },
  ]);
});

it('a client whose account is gone still counts', async () => {
  expect((await earnings()).clients).toEqual([
    { name: 'Deleted account', gross: 1_100_00, commission: 110_00, earned: 990_00 },
    { name: 'Nordlys Energi', gross: 240_00, commission: 24_00, earned: 216_00 },
  ]);
});

it('both ways between two languages is one pair, beside each of the ways', async () => {
  const into = { sourceLanguage: 'zh-CN', targetLanguage: 'en', bothDirections: false };
  const back = { sourceLanguage: 'en', targetLanguage: 'zh-CN', bothDirections: false };
  expect((await earnings()).pairs).toEqual([
    { pair: into, gross: 800_00, commission: 80_00, earned: 720_00 },
    { pair: back, gross: 300_00, commission: 30_00, earned: 270_00 },
    { pair: { ...back, bothDirections: true }, gross: 240_00, commission: 24_00, earned: 216_00 },
  ]);
});

it('a span takes the days that it names, both ends included, in Beijing time', async () => {
  const december = await earnings({ to: '2031-12-31' });
  expect(december.clients).toMatchObject([{ gross: 1_000_00 }]);
  const january = await earnings({ from: '2032-01-01', to: '2032-01-31' });
  expect(january).toMatchObject({
    total: { gross: 540_00 },
    months: [{ month: '2032-01' }],
    clients: [{ gross: 300_00 }, { gross: 240_00 }],
  });
  expect(await earnings({ from: '2032-03-01' })).toEqual({
    currency: 'CNY',
    total: { gross: 0, commission: 0, earned: 0 },
    months: [],
    clients: [],
    pairs: [],
  });
});

it('a day that no calendar has is refused', async () => {
  expect(await market.supplier.call(path, { from: '2032-02-30' })).toMatchObject({
    code: 422,
    data: { fields: { from: 'Choose a valid date.' } },
  });
});

it('somebody else’s earnings are none of mine', async () => {
  const other = await openMarket(tolk);
  expect(await dataOf(other.supplier.call<Earnings>(path, {}))).toMatchObject({ months: [] });
});

it('the expense details of those days have the same tables', async () => {
  const request = { from: '2031-12-01', to: '2032-02-29', format: 'csv' };
  const file = '/supinterface/downloadExpenseDetails';
  const { content } = await download(tolk, market.supplier, file, request);
  const lines = content.toString().split('\r\n');
  expect(lines.slice(lines.indexOf('By month'), lines.indexOf('Earned,1206.00,CNY'))).toEqual([
    'By month',
    'Month,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    '2031-12,1000.00,100.00,900.00',
    '2032-01,540.00,54.00,486.00',
    '2032-02,-200.00,-20.00,-180.00',
    '',
    'By client',
    'Client,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    'Deleted account,1100.00,110.00,990.00',
    'Nordlys Energi,240.00,24.00,216.00',
    '',
    'By language pair',
    'Language pair,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    'Chinese (Simplified) into English,800.00,80.00,720.00',
    'English into Chinese (Simplified),300.00,30.00,270.00',
    '"English and Chinese (Simplified), both ways",240.00,24.00,216.00',
    '',
    'Gross,1340.00,CNY',
    'Platform fee,134.00,CNY',
  ]);
});
