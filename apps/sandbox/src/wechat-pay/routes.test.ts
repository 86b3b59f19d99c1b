import { createVerify } from 'node:crypto';
import { orderOf, signedCall, startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

const path = '/v3/pay/transactions/native';
let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
});
afterAll(() => sandbox.stop());

const account = () => sandbox.keys.wechatPay;
const send = (call: RequestInit) => fetch(sandbox.url + path, call);
const order = (changes: object = {}) => signedCall(account(), path, orderOf(account(), changes));

it('signs its answer over time, nonce and body', async () => {
  const response = await send(order());
  const body = await response.text();
  const header = (name: string) => response.headers.get(`wechatpay-${name}`) ?? '';
  const signed = createVerify('RSA-SHA256')
    .update(`${header('timestamp')}\n${header('nonce')}\n${body}\n`)
    .verify(account().platformKeys[header('serial')] ?? '', header('signature'), 'base64');
  expect([response.status, signed]).toEqual([200, true]);
});

it('refuses a call without a signature', async () => {
  const { body } = order();
  const response = await send({ method: 'POST', body });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'SIGN_ERROR' });
});

it('refuses a call whose body was altered', async () => {
  const call = order();
  const response = await send({ ...call, body: call.body.replace('128000', '1') });
  expect(response.status).toBe(401);
});

it('refuses a call that is played again', async () => {
  const call = order({ out_trade_no: 'ORDER-2' });
  expect((await send(call)).status).toBe(200);
  expect((await send(call)).status).toBe(401);
});

it.each([
  ['appid', { appid: 'wx0000000000000000' }],
  ['out_trade_no', { out_trade_no: 'x'.repeat(33) }],
  ['amount.total', { amount: { total: 1.5 } }],
  ['notify_url', { notify_url: 'https://shop.example/notify?order=1' }],
  ['time_expire', { time_expire: '2020-01-01T00:00:00+08:00' }],
  ['description', { description: '' }],
])('names the wrong parameter %s', async (name, changes) => {
  const response = await send(order(changes));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'PARAM_ERROR', message: `参数错误：${name}` });
});
