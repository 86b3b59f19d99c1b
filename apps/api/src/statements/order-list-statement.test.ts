import { download } from '../../test/support/download.ts';
import { fakeNotification, fakePayments } from '../../test/support/fake-payments.ts';
import { likeOrders } from '../../test/support/like-order.ts';
import { dataOf, openMarket, withKey } from '../../test/support/market.ts';
import { inMilestones } from '../../test/support/milestones.ts';
import { foundOrganisation, organisation } from '../../test/support/organisations.ts';
import { testApp } from '../../test/support/test-app.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { allOrders } from '../orders/order/order-list-repository.ts';
import { rowsToRead } from './answer-statement.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const path = '/clientinterface/downloadOrderList';
const list = '/clientinterface/getProjectOrderList';

interface Orders {
  total: number;
  list: { orderNumber: string }[];
}

it('a client finds orders by languages, supplier, day and total, and takes them along', async () => {
  const market = await openMarket(tolk);
  const { orderNumber } = await market.receive({ orderName: 'Wind farm' });
  const { supUserName } = (await market.client.call<{ list: { supUserName: string }[] }>(list, {}))
    .data.list[0] ?? { supUserName: '' };
  const find = async (filter: object) =>
    (await market.client.call<Orders>(list, filter)).data.list.map((order) => order.orderNumber);

  const [row] = (await market.client.call<{ list: Record<string, string>[] }>(list, {})).data.list;
  const { sourceLanguage, targetLanguage } = row ?? {};
  expect(await find({ sourceLanguage, targetLanguage })).toEqual([orderNumber]);
  expect(await find({ sourceLanguage: targetLanguage })).toEqual([]);
  expect(await find({ search: supUserName })).toEqual([orderNumber]);
  // 1,800.00 and 3 % on top.
  expect(await find({ amountFrom: 185_400, amountTo: 185_400 })).toEqual([orderNumber]);
  expect(await find({ amountFrom: 185_401 })).toEqual([]);
  expect(await find({ to: '2020-01-01' })).toEqual([]);
  expect(await find({ from: '2020-01-01', sort: 'amount' })).toEqual([orderNumber]);

  const file = await download(tolk, market.client, path, { search: 'wind', format: 'csv' });
  expect(file.mediaType).toBe('text/csv; charset=utf-8');
  const text = file.content.toString('utf8');
  expect(text).toContain(orderNumber);
  expect(text).toContain('1854.00');
});

it.each([
  ['turn', ['Third', 'Second', 'First']],
  ['newest', ['Second', 'Third', 'First']],
] as const)('the rows of the file stand by %s as in the list', async (sort, names) => {
  const market = await openMarket(tolk);
  const orders: string[] = [];
  for (const orderName of ['First', 'Third', 'Second']) {
    if (orderName === 'Third') await market.receive({ orderName });
    else await market.send({ orderName });
    tolk.clock.advance(1_000);
  }
  const filter = sort === 'turn' ? {} : { sort };
  const { list: rows } = await dataOf(
    market.client.call<{ list: { orderName: string }[] }>(list, filter),
  );
  expect(rows.map(({ orderName }) => orderName)).toEqual(names);
  const { content } = await download(tolk, market.client, path, { ...filter, format: 'csv' });
  for (const line of content.toString('utf8').split('\r\n')) {
    const found = /^TK[\d-]+,(First|Second|Third),/.exec(line)?.[1];
    if (found !== undefined) orders.push(found);
  }
  expect(orders).toEqual(names);
});

it('the file says what was asked for', async () => {
  const market = await openMarket(tolk);
  const asked = {
    orderStatus: 'sent',
    search: ' wind ',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    from: '2020-01-01',
    to: '2099-12-31',
    amountFrom: 100_00,
    amountTo: 2_000_00,
    sort: 'due',
  };
  const { content } = await download(tolk, market.client, path, { ...asked, format: 'csv' });
  expect(content.toString('utf8').split('\r\n').slice(1, 12)).toEqual([
    'Status,Sent',
    'Search,wind',
    'Source language,Chinese (Simplified)',
    'Target language,English',
    'Ordered from,2020-01-01',
    'Ordered until,2099-12-31',
    'Total from,¥ 100.00 CNY',
    'Total up to,"¥ 2,000.00 CNY"',
    'Sorted by,Due first',
    'Number of orders,0',
    '',
  ]);
  const chinese = await download(tolk, market.client, path, { ...asked, format: 'pdf' }, 'zh-CN');
  const [page = ''] = await pagesOfPdf(chinese.content);
  for (const text of ['待接单', '源语言', '交付时间从近到远']) expect(page).toContain(text);
});

it('a page reads no more orders than it takes, and says so', async () => {
  const market = await openMarket(tolk);
  const { projectOrderId } = await market.send();
  await likeOrders(tolk, projectOrderId, 2_100);
  const { db } = tolk.app.deps;
  const party = { identity: 'client', personId: market.client.personId } as const;
  expect(await allOrders(db, party, {}, rowsToRead('pdf'))).toHaveLength(2_001);
  expect(await market.client.call(path, { format: 'pdf' })).toMatchObject({
    code: 422,
    data: {
      fields: {
        format: 'There are more than 2000 entries. Choose a shorter time or another format.',
      },
    },
  });
  const { content } = await download(tolk, market.client, path, { format: 'csv' });
  expect(content.toString('utf8')).toContain('Number of orders,2101');
}, 60_000);

it('what is paid of an order in parts is what its paid milestones cost', async () => {
  const market = await openMarket(tolk);
  const { orderNumber } = await market.start(inMilestones(tolk, [600_00, 1_200_00]));
  const unpaid = await market.send();
  const file = await download(tolk, market.client, path, { format: 'csv' });
  const rows = file.content.toString('utf8').split('\r\n');
  const row = (number: string) => rows.find((one) => one.startsWith(number)) ?? '';
  // CNY 600.00 of 1,800.00, and 3 % on both.
  expect(row('Order number')).toMatch(/Total \(CNY\),"?Paid, less refunds \(CNY\)"?$/);
  expect(row(orderNumber)).toContain('"Started, 1 of 2 milestones paid"');
  expect(row(orderNumber)).toMatch(/,1854\.00,618\.00$/);
  expect(row(unpaid.orderNumber)).toMatch(/,1854\.00,0\.00$/);
});

it('an organisation reads who ordered, approved and paid, with its own numbers', async () => {
  const market = await openMarket(tolk);
  const nordlys = await foundOrganisation(tolk, { approvalAbove: 1_000_00 });
  await nordlys.admit(market.client, 'asks');
  const approver = await nordlys.join('approves');
  const payer = await nordlys.join('pays');
  const names = new Map([
    [market.client, 'Ingrid Dahl'],
    [approver, '林婉清'],
    [payer, 'Kari Nordmann'],
  ]);
  for (const [{ personId }, name] of names) {
    const { db } = tolk.app.deps;
    await db.updateTable('person').set({ name }).where('id', '=', personId).execute();
  }
  await organisation(nordlys.founder, 'saveCostCentre', { name: 'CC-4711', monthlyBudget: null });
  const order = await market.receive({
    orderName: 'Tender',
    purchaseOrder: 'PO-88',
    costCentre: 'CC-4711',
  });
  const { projectOrderId, orderNumber, version } = order;
  const decision = { projectOrderId, total: 1_854_00, approve: true, note: '' };
  await organisation(approver, 'decideOrderApproval', decision);
  const payment = { projectOrderId, version, method: 'wechatPay', scene: 'desktop' };
  const { paymentId } = await dataOf(
    payer.call<{ paymentId: string }>('/clientinterface/getCallPayment', payment, withKey()),
  );
  const outTradeNo = await market.tradeNo(paymentId);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
  const unpaid = await market.send({ orderName: 'Annex' });
  const month = tolk.clock.now().toISOString().slice(0, 7);
  const asked = { from: `${month}-01`, format: 'csv' };
  const file = await download(tolk, nordlys.founder, path, asked);
  const rows = file.content.toString('utf8').split('\r\n');
  const columns = (number: string) =>
    rows
      .find((row) => row.startsWith(number))
      ?.split(',')
      .slice(2, 8)
      .toSpliced(2, 1);
  expect(columns('Order number')).toEqual([
    'Purchase order',
    'Cost centre',
    'Ordered by',
    'Approved by',
    'Paid by',
  ]);
  expect(columns(orderNumber)).toEqual([
    'PO-88',
    'CC-4711',
    'Ingrid Dahl',
    '林婉清',
    'Kari Nordmann',
  ]);
  expect(columns(unpaid.orderNumber)).toEqual(['', '', 'Ingrid Dahl', '', '']);
  const chinese = await download(tolk, payer, path, { ...asked, format: 'pdf' }, 'zh-CN');
  const [page = ''] = await pagesOfPdf(chinese.content);
  for (const text of ['下单人', '审批人', '付款人', '林婉清']) expect(page).toContain(text);
});

it('travel stands beside the price of the work, not in it', async () => {
  const market = await openMarket(tolk);
  const { orderNumber, projectOrderId } = await market.send({
    orderType: 'interpretation',
    unitName: 'hour',
    startTime: new Date(tolk.clock.now().getTime() + 86_400_000).toISOString(),
    endTime: new Date(tolk.clock.now().getTime() + 90_000_000).toISOString(),
    deliverTime: undefined,
    acceptTime: undefined,
    bookingMode: 'onSite',
    bookingPlace: 'Hall 3',
    travel: 320_00,
  });
  expect(await market.order('client', projectOrderId)).toMatchObject({ travel: 320_00 });
  const file = await download(tolk, market.client, path, { format: 'csv' });
  const row = file.content
    .toString('utf8')
    .split('\r\n')
    .find((one) => one.startsWith(orderNumber));
  expect(row?.split(',').slice(-5)).toEqual(['1800.00', '320.00', '54.00', '2174.00', '0.00']);
});

it('a day that the calendar does not have is refused beside its field', async () => {
  const market = await openMarket(tolk);
  expect(await market.client.call(list, { from: '2026-02-31' })).toMatchObject({
    code: 422,
    data: { fields: { from: 'Choose a valid date.' } },
  });
});

it('nobody takes along the orders of somebody else', async () => {
  const [market, other] = [await openMarket(tolk), await openMarket(tolk)];
  const { orderNumber } = await market.receive();
  const file = await download(tolk, other.client, path, { format: 'csv' });
  expect(file.content.toString('utf8')).not.toContain(orderNumber);
});
