import { download } from '../../test/support/download.ts';
import { openMarket } from '../../test/support/market.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
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
