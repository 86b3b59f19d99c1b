import { orderOf, serveProduct, signedCall, startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

const path = '/v3/pay/transactions/native';
let sandbox: LocalSandbox;
beforeAll(async () => {
  // Time stands still but for what a test advances, so that a busy machine changes nothing.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00Z'));
  sandbox = await startLocalSandbox();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await sandbox.stop();
});

async function pay(outTradeNo: string, notifyUrl: string) {
  const account = sandbox.keys.wechatPay;
  const order = orderOf(account, { out_trade_no: outTradeNo, notify_url: notifyUrl });
  await fetch(sandbox.url + path, signedCall(account, path, order));
  return (await sandbox.post(`/sandbox/api/payments/${outTradeNo}`, {})).json();
}

const advance = (seconds: number) =>
  sandbox.post('/sandbox/api/clock', { advanceMs: seconds * 1000 });

it('repeats a notification after 15, 15 and 30 s until it is accepted', async () => {
  const product = await serveProduct([500, 500, 500, 204]);
  expect(await pay('ORDER-1', `${product.url}/n`)).toMatchObject({
    state: 'paid',
    sent: [{ status: 500, accepted: false }],
  });
  await advance(14);
  expect(product.heard).toHaveLength(1);
  await advance(1);
  expect(product.heard).toHaveLength(2);
  await advance(15);
  expect(product.heard).toHaveLength(3);
  await advance(29);
  expect(product.heard).toHaveLength(3);
  await advance(1);
  expect(product.heard).toHaveLength(4);
  await advance(86_400);
  expect(product.heard).toHaveLength(4);
  await product.stop();
});

it('says that nobody listened', async () => {
  expect(await pay('ORDER-2', 'http://127.0.0.1:9/n')).toMatchObject({
    state: 'paid',
    sent: [{ status: null, accepted: false }],
  });
});
