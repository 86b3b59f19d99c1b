import { DAY } from '@tolk/domain';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import { makePayable } from '../../test/support/payable-supplier.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const expenses = '/supinterface/downloadExpenseDetails';
const settlementPath = '/supinterface/downloadSettlementStatement';
let market: Market;
let orderNumber: string;
let settlementId: string;
let settlementNumber: string;

/** One order of 1,800.00, accepted on 2 March 2031 and applied for on the 10th. */
beforeAll(async () => {
  await moveTo('2031-03-02T02:00:00Z');
  market = await openMarket(tolk);
  const named = tolk.app.deps.db.updateTable('person').set({ name: 'Ingrid Dahl' });
  await named.where('id', '=', market.client.personId).execute();
  await makePayable(tolk, market.supplier.personId);
  const order = await market.complete({ orderName: '=供应合同' });
  orderNumber = order.orderNumber;
  await tolk.advance(7 * DAY);
  await tolk.advance(DAY);
  const { quoteId } = await dataOf(
    market.supplier.call<{ quoteId: string | null }>(
      '/supinterface/getSettlementQuote',
      { projectOrderIds: [order.projectOrderId], method: 'personalCard' },
      withKey(),
    ),
  );
  const applied = await dataOf(
    market.supplier.call<{ settlementId: string; settlementNumber: string }>(
      '/supinterface/getJSSQ',
      { quoteId },
      withKey(),
    ),
  );
  ({ settlementId, settlementNumber } = applied);
}, 60_000);

async function moveTo(time: string): Promise<void> {
  await tolk.advance(Date.parse(time) - tolk.clock.now().getTime());
}

const march = { from: '2031-03-01', to: '2031-03-31' };

it('expense details list every movement, the oldest first, with what changed', async () => {
  const { content, mediaType, fileName } = await download(tolk, market.supplier, expenses, {
    ...march,
    format: 'csv',
  });
  expect([mediaType, fileName]).toEqual([
    'text/csv; charset=utf-8',
    'expense-details-2031-03-01-2031-03-31.csv',
  ]);
  const lines = content.toString().split('\r\n').slice(4, 30);
  expect(lines).toEqual([
    'Time,What happened,Project or settlement,On hold (CNY),Available (CNY),Owed (CNY)',
    ',Opening balance,,0.00,0.00,0.00',
    `2031-03-02 10:00,Work accepted,"'=供应合同 (${orderNumber})",1800.00,,`,
    `2031-03-09 10:00,The hold of 7 days ended,"'=供应合同 (${orderNumber})",-1800.00,1800.00,`,
    `2031-03-10 10:00,Settlement applied for,${settlementNumber},,-1800.00,`,
    ',Closing balance,,0.00,0.00,0.00',
    '',
    'By month',
    'Month,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    '2031-03,1800.00,0.00,1800.00',
    '',
    'By client',
    'Client,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    'Ingrid Dahl,1800.00,0.00,1800.00',
    '',
    'By language pair',
    'Language pair,Gross (CNY),Platform fee (CNY),Earned (CNY)',
    'Chinese (Simplified) into English,1800.00,0.00,1800.00',
    '',
    'Gross,1800.00,CNY',
    'Platform fee,0.00,CNY',
    'Earned,1800.00,CNY',
    'Change: on hold,0.00,CNY',
    'Change: available,0.00,CNY',
    'Change: owed,0.00,CNY',
    'Generated automatically; valid without a signature. Not a tax invoice.',
  ]);
});

it('a later statement begins with what was there and ends with what is there', async () => {
  const request = { from: '2031-03-09', to: '2031-03-09', format: 'csv' };
  const { content } = await download(tolk, market.supplier, expenses, request);
  const lines = content.toString().split('\r\n');
  expect(lines).toContain(',Opening balance,,1800.00,0.00,0.00');
  expect(lines).toContain(',Closing balance,,0.00,1800.00,0.00');
});

it('days count as clocks in Shanghai show them', async () => {
  const between = async (from: string, to: string) => {
    const request = { from, to, format: 'csv' };
    return (await download(tolk, market.supplier, expenses, request)).content.toString();
  };
  expect(await between('2031-03-02', '2031-03-02')).toContain('Work accepted');
  expect(await between('2031-03-03', '2031-03-08')).not.toContain('供应合同');
});

it.each([
  ['2031-03-10', '2031-03-09', { to: 'The last day must be after the first.' }],
  ['2031-02-29', '2031-03-09', { from: 'Choose a valid date.' }],
  ['2031-03-01', '2031-13-01', { to: 'Choose a valid date.' }],
  ['2030-01-01', '2031-01-02', { to: 'Choose up to a year.' }],
])('from %s to %s is refused', async (from, to, fields) => {
  expect(await market.supplier.call(expenses, { from, to, format: 'csv' })).toMatchObject({
    code: 422,
    data: { fields },
  });
});

it('a settlement statement says what is paid out to whom', async () => {
  const request = { settlementId, format: 'pdf' };
  const { content, fileName } = await download(
    tolk,
    market.supplier,
    settlementPath,
    request,
    'zh-CN',
  );
  expect(fileName).toBe(`结算单-${settlementNumber}.pdf`);
  const [page = ''] = await pagesOfPdf(content);
  for (const text of [
    '结算单',
    settlementNumber,
    '国内个人银行卡',
    '2031-03-10 10:00',
    orderNumber,
    '=供应合同',
    '¥ 1,800.00 CNY',
    '已申请',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('6222021234567890128');
});

it('a settlement is a worksheet and a table too', async () => {
  const sheet = await download(tolk, market.supplier, settlementPath, {
    settlementId,
    format: 'xlsx',
  });
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK');
  const table = await download(tolk, market.supplier, settlementPath, {
    settlementId,
    format: 'csv',
  });
  expect(table.content.toString()).toContain(`\r\n${orderNumber},"'=供应合同",1800.00\r\n`);
});

it('a settlement of somebody else looks like none', async () => {
  const other = await openMarket(tolk);
  expect(await other.supplier.call(settlementPath, { settlementId, format: 'pdf' })).toMatchObject({
    code: 404,
  });
  const { content } = await download(tolk, other.supplier, expenses, { ...march, format: 'csv' });
  expect(content.toString()).not.toContain('供应合同');
});
