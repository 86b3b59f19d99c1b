import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY, HOUR, paymentMethodFacts, shanghaiDay, type ProviderMethod } from '@tolk/domain';
import { serveMeddler, startMerchant, type Merchant } from '../../../test/support/merchant.ts';
import type { BillLine } from '../../ports/payment-provider.ts';
import { downloadAlipayBill, readAlipayBill } from './alipay-bill.ts';
import { readWechatPayBill } from './wechat-pay-bill.ts';
import { createWechatPay } from './wechat-pay.ts';

const methods = ['wechatPay', 'alipay'] as const;
let merchant: Merchant;
/** The day that the bills are of; over and billed before the first test. */
let day: string;
const moved = new Map<ProviderMethod, BillLine[]>();

beforeAll(async () => {
  merchant = await startMerchant();
  const { clock } = merchant.sandbox;
  const now = Date.parse(await clock.read());
  // From a midnight in Shanghai on, so that no other one cuts the payments in two.
  const midnight = Date.parse(`${shanghaiDay(new Date(now))}T00:00:00+08:00`) + DAY;
  await clock.advance(midnight - now + 1_000);
  day = shanghaiDay(new Date(midnight));
  for (const method of methods) moved.set(method, await move(method));
  await clock.advance(DAY + 10 * HOUR);
}, 60_000);
afterAll(() => merchant.stop());

/** A payment of which a part goes back, and one that stays; a third is never paid. */
async function move(method: ProviderMethod): Promise<BillLine[]> {
  const provider = merchant.payments[method];
  const orders = [merchant.order(method), merchant.order(method), merchant.order(method)];
  for (const order of orders) await provider.create(order);
  const [first = '', second = ''] = orders.map(({ outTradeNo }) => outTradeNo);
  for (const number of [first, second]) await merchant.sandbox.pay(number, { notify: 'never' });
  const refund = { outTradeNo: first, outRefundNo: `R-${first}`, amount: 50_01, total: 128_000 };
  await provider.refund({ ...refund, reason: '双方协商' });
  return [
    { what: 'payment', number: first, amount: 128_000 },
    { what: 'payment', number: second, amount: 128_000 },
    { what: 'refund', number: `R-${first}`, amount: 50_01 },
  ];
}

describe.each(methods)('the bill of %s', (method) => {
  const bill = (of: string) => merchant.payments[method].bill(of);

  it('has what moved on its day', async () => {
    expect(await bill(day)).toEqual(moved.get(method));
  });

  it('has nothing for a day on which nothing moved', async () => {
    expect(await bill('2020-01-01')).toEqual([]);
  });

  it('can’t be had of a day that is not over', async () => {
    const today = shanghaiDay(new Date(await merchant.sandbox.clock.read()));
    await expect(bill(today)).rejects.toMatchObject({ name: 'ProviderRefused' });
  });

  it('says what it was told to say for tests', async () => {
    const [first, second] = moved.get(method) ?? [];
    const { sandbox } = merchant;
    const { provider } = paymentMethodFacts[method];
    await sandbox.changeBill({ provider, number: first?.number ?? '', change: 'omit' });
    const number = second?.number ?? '';
    await sandbox.changeBill({ provider, number, change: 'alter', amount: 1 });
    expect((await bill(day)).map(({ amount }) => amount)).toEqual([1, 50_01]);
  });
});

it('of WeChat Pay is not believed when the file was altered on the way', async () => {
  const { url } = merchant.sandbox;
  const meddler = await serveMeddler(url, (body) => body.replaceAll('50.01', '5.01'));
  const config = { ...merchant.config.wechatPay, baseUrl: meddler.url };
  const deceived = createWechatPay(config, { now: () => new Date() }, null);
  await expect(deceived.bill(day)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  await meddler.stop();
});

describe('a bill that is cut short', () => {
  const wechatPay = [
    '交易状态,商户订单号,订单金额,商户退款单号,退款状态,申请退款金额',
    '`SUCCESS,`A1,`12.00,`0,`,`0.00',
    '`REFUND,`A1,`0.00,`R1,`FAIL,`5.00',
    '`REFUND,`A1,`0.00,`R2,`PROCESSING,`5.00',
    '总交易单数,订单总金额',
    '`3,`12.00',
  ];
  const alipay = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元）,退款批次号/请求号',
    '2026\t,A1\t,交易    ,合同, 1,200 words,12.00,\t',
    '2026\t,A1\t,退款    ,合同,-5.00,R1\t',
    '#---业务明细列表结束---',
    '#交易合计：1笔，商家实收共12.00元',
    '#退款合计：1笔，商家实收退款共-5.00元',
  ];

  it.each([
    { read: readWechatPayBill, rows: wechatPay, refund: 'R2', line: 1 },
    { read: readAlipayBill, rows: alipay, refund: 'R1', line: 2 },
  ])('is not taken for a whole one by $read.name', ({ read, rows, refund, line }) => {
    expect(read(rows.join('\r\n'))).toEqual([
      { what: 'payment', number: 'A1', amount: 12_00 },
      { what: 'refund', number: refund, amount: 5_00 },
    ]);
    expect(() => read(rows.toSpliced(line, 1).join('\r\n'))).toThrow('the bill is not whole');
    expect(() => read(rows.slice(0, 3).join('\r\n'))).toThrow('the bill is not whole');
  });
});

it('is unavailable where its server answers with a long page and hangs up, and the process lives', async () => {
  const page = 'x'.repeat(65_536);
  const head = `HTTP/1.1 503 Unavailable\r\ncontent-length: ${page.length}\r\nconnection: close`;
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(`${head}\r\n\r\n${page}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const bill = downloadAlipayBill(`http://127.0.0.1:${port}/`);
  await expect(bill).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    message: expect.stringContaining('503'),
  });
  // Node's client would throw as the connection ends, a moment later.
  await pause(50);
  server.close();
});
