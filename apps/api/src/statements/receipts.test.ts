import { randomUUID } from 'node:crypto';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { openMarket, type Market } from '../../test/support/market.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const path = '/clientinterface/downloadOrderReceipt';
let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
});

it('a paid order has a receipt in the language of who asks', async () => {
  const { projectOrderId, orderNumber } = await market.start({ orderName: '供应合同，中译英' });
  const request = { projectOrderId };
  const chinese = await download(tolk, market.client, path, request, 'zh-CN');
  expect(chinese).toMatchObject({
    mediaType: 'application/pdf',
    fileName: `receipt-${orderNumber}.pdf`,
  });
  const [page = ''] = await pagesOfPdf(chinese.content);
  for (const text of [
    '收据',
    orderNumber,
    '供应合同，中译英',
    '微信支付',
    '¥ 1,800.00',
    '¥ 54.00',
    '¥ 1,854.00 CNY',
  ])
    expect(page).toContain(text);
  const english = await download(tolk, market.client, path, request);
  expect((await pagesOfPdf(english.content))[0]).toContain('WeChat Pay');
});

it('an order that was not paid has none', async () => {
  const { projectOrderId } = await market.receive();
  expect(await market.client.call(path, { projectOrderId })).toMatchObject({
    code: 409,
    msg: 'This order has not been paid for, so there is no receipt.',
  });
});

it('an order of somebody else looks like none', async () => {
  const { projectOrderId } = await market.start();
  const other = await openMarket(tolk);
  const refused = await other.client.call(path, { projectOrderId });
  const none = await other.client.call(path, { projectOrderId: randomUUID() });
  expect(refused).toMatchObject({ code: 404, msg: none.msg, data: none.data });
});
