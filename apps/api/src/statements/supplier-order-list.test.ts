import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { assign, enterCompany, foundCompany } from '../../test/support/supplier-company.ts';
import { testApp } from '../../test/support/test-app.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const path = '/supinterface/downloadOrderList';

async function linesOf(person: TestPerson, filter: object = {}): Promise<string[]> {
  const { content } = await download(tolk, person, path, { ...filter, format: 'csv' });
  return content.toString('utf8').split('\r\n');
}

const rowOf = (lines: readonly string[], number: string) =>
  lines.find((line) => line.startsWith(number))?.split(',');

async function nameClient({ client }: Market, name: string): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('person').set({ name }).where('id', '=', client.personId).execute();
}

/** An order of 1,800.00 of which the platform keeps 180.00. */
async function submitWithCommission(market: Market) {
  const order = await market.submit();
  await tolk.app.deps.db
    .updateTable('project_order')
    .set({ commission: 180_00 })
    .where('id', '=', order.projectOrderId)
    .execute();
  return order;
}

it('a supplier takes along what the list shows, with what the platform keeps and what was earned', async () => {
  const market = await openMarket(tolk);
  await nameClient(market, 'Nordlys Energi');
  const { projectOrderId, orderNumber } = await submitWithCommission(market);
  const { version } = await market.order('client', projectOrderId);
  const results = { projectOrderId, version, accept: true };
  await dataOf(market.client.call('/clientinterface/getAcceptanceResults', results, withKey()));
  const unpaid = await market.send({ orderName: 'Annex' });

  const lines = await linesOf(market.supplier, { sort: 'newest' });
  expect(rowOf(lines, 'Order number')).toEqual([
    'Order number',
    'Order',
    'Client',
    'Languages',
    'Status',
    'Created',
    'Due',
    'Price of the work (CNY)',
    'Platform fee (CNY)',
    'After the platform fee (CNY)',
    'Earned (CNY)',
  ]);
  expect(lines.find((line) => line.startsWith(orderNumber))).toMatch(
    /,Nordlys Energi,Chinese \(Simplified\) → English,Ended,.*,1800\.00,180\.00,1620\.00,1620\.00$/,
  );
  expect(lines.find((line) => line.startsWith(unpaid.orderNumber))).toMatch(
    /^\S+,Annex,Nordlys Energi,.*,Sent,.*,1800\.00,0\.00,1800\.00,0\.00$/,
  );
  expect(lines).toContain('After the platform fee,3420.00,CNY');
  expect(lines).toContain('Earned,1620.00,CNY');
});

it('a supplier finds the orders of the file as those of the list', async () => {
  const market = await openMarket(tolk);
  await nameClient(market, 'Kari Nordmann');
  const { orderNumber } = await market.receive({ orderName: 'Wind farm' });
  const found = async (filter: object) =>
    rowOf(await linesOf(market.supplier, filter), orderNumber) !== undefined;
  expect(await found({ orderStatus: 'received', search: 'kari' })).toBe(true);
  expect(await found({ orderStatus: 'ended' })).toBe(false);
  // What the client pays on top is none of the supplier’s amounts.
  expect(await found({ amountFrom: 1_800_00, amountTo: 1_800_00 })).toBe(true);
  expect(await found({ amountFrom: 1_800_01 })).toBe(false);
  expect(await found({ sourceLanguage: 'en' })).toBe(false);
  expect(await found({ to: '2020-01-01' })).toBe(false);
  expect(await market.supplier.call(path, { from: '2026-02-31', format: 'csv' })).toMatchObject({
    code: 422,
    data: { fields: { from: 'Choose a valid date.' } },
  });
});

it('neither a client nor another supplier takes along the orders of a supplier', async () => {
  const [market, other] = [await openMarket(tolk), await openMarket(tolk)];
  const { orderNumber } = await market.receive();
  expect(rowOf(await linesOf(other.supplier), orderNumber)).toBeUndefined();
  expect(await market.client.call(path, { format: 'csv' })).toMatchObject({ code: 403 });
});

it('a company reads who works on what; what it earned is read by who collects', async () => {
  const market = await openMarket(tolk);
  const company = await foundCompany(tolk);
  await enterCompany(market, company, 'coordinates');
  const worker = await company.join('works');
  const collector = await company.join('collects');
  const { db } = tolk.app.deps;
  const named = { name: '林婉清' };
  await db.updateTable('person').set(named).where('id', '=', worker.personId).execute();
  const theirs = await market.complete({ orderName: 'Tender' });
  const free = await market.receive({ orderName: 'Annex' });
  const open = await market.start({ orderName: 'Terms' });
  await dataOf(assign(market.supplier, open, worker.personId));

  const byCollector = await linesOf(collector);
  expect(rowOf(byCollector, 'Order number')?.slice(3, 5)).toEqual(['Languages', 'Assigned to']);
  expect(rowOf(byCollector, open.orderNumber)?.[4]).toBe('林婉清');
  expect(rowOf(byCollector, theirs.orderNumber)?.at(-1)).toBe('1800.00');

  const byWorker = await linesOf(worker);
  expect(rowOf(byWorker, 'Order number')?.at(-1)).toBe('After the platform fee (CNY)');
  expect(byWorker.some((line) => line.startsWith('Earned'))).toBe(false);
  const mine = await linesOf(worker, { assignee: 'me' });
  expect(rowOf(mine, open.orderNumber)).toBeDefined();
  expect(rowOf(mine, free.orderNumber)).toBeUndefined();
  const nobodys = await linesOf(worker, { assignee: 'nobody' });
  expect(rowOf(nobodys, free.orderNumber)).toBeDefined();
  expect(rowOf(nobodys, open.orderNumber)).toBeUndefined();
});

it('the page and the worksheet say the same in Chinese', async () => {
  const market = await openMarket(tolk);
  await nameClient(market, '北辰能源');
  await market.receive({ orderName: '供应合同' });
  const asked = { from: '2026-01-01', to: '2099-12-31' };
  const { supplier } = market;
  const pdf = await download(tolk, supplier, path, { ...asked, format: 'pdf' }, 'zh-CN');
  expect(pdf.fileName).toBe('订单-2026-01-01-2099-12-31.pdf');
  const [page = ''] = await pagesOfPdf(pdf.content);
  for (const text of ['客户', '北辰能源', '平台佣金', '扣除佣金后', '实得收入', '1,800.00'])
    expect(page).toContain(text);
  const sheet = await download(tolk, supplier, path, { ...asked, format: 'xlsx' }, 'zh-CN');
  expect(sheet.mediaType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});
