import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { fakePayouts } from '../../test/support/fake-payouts.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import {
  apply,
  approve,
  batchOf,
  before,
  detail,
  earn,
  moveTo as passTo,
  openDesk,
  setRate,
  type Earner,
} from '../../test/support/settlement-desk.ts';
import { testApp } from '../../test/support/test-app.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { transaction } from '../database/transaction.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { receivePayoutState } from '../payouts/batches/receive-payout.ts';

const tolk = testApp({ replacements: { payments: fakePayments(), payouts: fakePayouts() } });
const path = '/supinterface/downloadYearlyStatement';
let earner: Earner;

/**
 * Three orders of which the platform keeps a tenth: 1,000.00 accepted in the last hour of 2031 by clocks in
 * Shanghai, 300.00 and 200.01 in the first of 2032. PayPal pays the two of January out in February; the client of
 * the first then gets a fifth back. In March another client accepts 700.00, and marking a test brings 15.00.
 */
beforeAll(async () => {
  await moveTo('2031-12-31T15:30:00Z');
  earner = await earn(tolk, []);
  const [first] = await completeOf([1_000_00]);
  await moveTo('2031-12-31T16:30:00Z');
  const january = await completeOf([300_00, 200_01]);
  await moveTo('2032-02-05T02:00:00Z');
  const desk = await openDesk(tolk);
  await setRate(desk, 70_000);
  const { settlementId } = await apply(earner, 'paypal', january);
  await approve(desk, await batchOf(desk, settlementId));
  await tolk.settle();
  const { settlementNumber } = await detail(desk, settlementId);
  await receivePayoutState(tolk.app.deps, {
    reference: settlementNumber,
    state: 'paid',
    providerState: 'SUCCESS',
    providerReference: 'I-1',
    reason: null,
  });
  await moveTo('2032-03-01T02:00:00Z');
  await refundFifthOf(first ?? '');
  await nameOf(earner.market, 'Ingrid Dahl');
  const other = await openMarket(tolk);
  const { personId, token } = earner.market.supplier;
  Object.assign(other.supplier, { personId, token });
  await nameOf(other, '=Nordlys Energi');
  await completeOf([700_00], other);
  await transaction(tolk.app.deps.db, (tx) =>
    postEntry(tx, {
      event: 'markingEarned',
      source: 'testMarking:yearly',
      supplierId: personId,
      money: { amount: 15_00, currency: 'CNY' },
      at: tolk.clock.now(),
    }),
  );
  // A call renews the session of so many weeks; a download answers a file and can’t.
  await before(earner);
}, 120_000);

/** Weeks pass, in which people would have logged in again. */
async function moveTo(time: string): Promise<void> {
  await passTo(tolk, time);
  const now = tolk.clock.now();
  const seen = { started_at: now, last_seen_at: now };
  await tolk.app.deps.db.updateTable('session').set(seen).execute();
}

async function refundFifthOf(projectOrderId: string): Promise<void> {
  const { finance } = await openDesk(tolk);
  const refund = { projectOrderId, refundPercent: 20, reason: 'A page was missing.' };
  await dataOf(finance.call('/opsinterface/proposeRefund', refund, withKey()));
}

async function nameOf({ client }: Market, name: string): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('person').set({ name }).where('id', '=', client.personId).execute();
}

async function completeOf(prices: readonly number[], market = earner.market): Promise<string[]> {
  const orderIds: string[] = [];
  for (const unitPrice of prices) {
    const { projectOrderId } = await market.submit({ workload: 1, unitPrice });
    await tolk.app.deps.db
      .updateTable('project_order')
      .set({ commission: Math.floor(unitPrice / 10) })
      .where('id', '=', projectOrderId)
      .execute();
    const { version } = await market.order('client', projectOrderId);
    const results = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', results, withKey()));
    orderIds.push(projectOrderId);
  }
  return orderIds;
}

async function linesOf(year: number): Promise<string[]> {
  const request = { year, format: 'csv' };
  const { content } = await download(tolk, earner.market.supplier, path, request);
  return content.toString().split('\r\n');
}

it('a year lists its months with gross, fee, earnings and payouts in their currencies', async () => {
  expect((await linesOf(2032)).slice(3, 26)).toEqual([
    '',
    'Month,Gross (CNY),Platform fee (CNY),Earned (CNY),Withdrawn (CNY),Payout fee (USD),Paid out (USD)',
    '2032-01,500.01,50.00,450.01,0.00,0.00,0.00',
    // 450.01 at 7.0000 is 64.29, of which PayPal’s fee is 3 %.
    '2032-02,0.00,0.00,0.00,450.01,1.93,62.36',
    '2032-03,515.00,50.00,465.00,0.00,0.00,0.00',
    '',
    'By client',
    'Client,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    `"'=Nordlys Energi",700.00,70.00,630.00`,
    'Ingrid Dahl,300.01,30.00,270.01',
    'Language tests marked,15.00,0.00,15.00',
    '',
    'Gross,1015.01,CNY',
    'Platform fee,100.00,CNY',
    'Earned,915.01,CNY',
    'Withdrawn,450.01,CNY',
    'Payout fee,1.93,USD',
    'Paid out,62.36,USD',
    'Balance at the start,900.00,CNY',
    'Balance at the end,1365.00,CNY',
    expect.stringContaining('Gross less the platform fee'),
    'Generated automatically; valid without a signature. Not a tax invoice.',
    expect.stringContaining('Created on 2032-03-01 10:00'),
  ]);
});

it('clients of one name are told apart by the first order of each', async () => {
  const { db } = tolk.app.deps;
  const dahl = await db
    .selectFrom('person')
    .select('id')
    .where('name', '=', '=Nordlys Energi')
    .executeTakeFirstOrThrow();
  const naming = (name: string) =>
    db.updateTable('person').set({ name }).where('id', '=', dahl.id).execute();
  await naming('Ingrid Dahl');
  const lines = await linesOf(2032);
  const orders = await db
    .selectFrom('project_order')
    .select(['client_id', 'number'])
    .where('supplier_id', '=', earner.market.supplier.personId)
    .orderBy('number')
    .execute();
  await naming('=Nordlys Energi');
  // What went back in 2032 was of the order that was accepted in 2031.
  const [first] = orders.filter(({ client_id }) => client_id !== dahl.id);
  const [other] = orders.filter(({ client_id }) => client_id === dahl.id);
  const both = lines.filter((line) => line.includes('Ingrid Dahl'));
  expect(both).toEqual([
    `"Ingrid Dahl, first order ${other?.number}",700.00,70.00,630.00`,
    `"Ingrid Dahl, first order ${first?.number}",300.01,30.00,270.01`,
  ]);
});

it('a year ends with the last midnight of December in Shanghai', async () => {
  const lines = await linesOf(2031);
  expect(lines).toContain('2031-12,1000.00,100.00,900.00,0.00');
  expect(lines).toContain('2031-11,0.00,0.00,0.00,0.00');
  expect(lines).toContain('Balance at the end,900.00,CNY');
  // What went back in the year after is none of this one’s.
  expect(lines).toContain('Ingrid Dahl,1000.00,100.00,900.00');
  expect(lines.some((line) => line.includes('Nordlys'))).toBe(false);
});

it('the page says the same in Chinese', async () => {
  const { supplier } = earner.market;
  const request = { year: 2032, format: 'pdf' };
  const { content, fileName } = await download(tolk, supplier, path, request, 'zh-CN');
  expect(fileName).toBe('年度收入对账单-2032.pdf');
  const [page = ''] = await pagesOfPdf(content);
  for (const text of [
    '年度收入对账单',
    '2032-02',
    '平台佣金',
    '$ 62.36',
    '¥ 450.01',
    '按客户',
    'Ingrid Dahl',
    '¥ 300.01',
    '测试译文评分',
  ])
    expect(page).toContain(text);
});

it('a year that has not begun is refused', async () => {
  const request = { year: 2033, format: 'csv' };
  expect(await earner.market.supplier.call(path, request)).toMatchObject({
    code: 422,
    data: { fields: { year: 'Choose a year that has begun.' } },
  });
});

it('somebody else’s money is in no year of mine', async () => {
  const other = await earn(tolk, []);
  const request = { year: 2032, format: 'csv' };
  const { content } = await download(tolk, other.market.supplier, path, request);
  expect(content.toString()).toContain('2032-02,0.00,0.00,0.00,0.00\r\n');
  expect(content.toString()).not.toContain('Ingrid Dahl');
});
