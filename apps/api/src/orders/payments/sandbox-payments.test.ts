import { setTimeout as delay } from 'node:timers/promises';
import type { ReconciliationDetail, ReconciliationRow } from '@tolk/contract';
import { DAY, shanghaiDay } from '@tolk/domain';
import { findFreePort, startSandbox, type Sandbox } from '@tolk/testing/processes';
import { loadThirdPartyConfig } from '../../adapters/third-party-config.ts';
import type { Config } from '../../config.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Attempt,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

/** Both adapters against the sandbox process, which signs and checks signatures as the providers do. */
const config: Partial<Config> = {};
let sandbox: Sandbox;
let market: Market;

beforeAll(async () => {
  const port = await findFreePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  sandbox = await startSandbox();
  const { url, secret } = sandbox;
  const env = { TOLK_SANDBOX_URL: url, TOLK_SANDBOX_SECRET: secret };
  const thirdParties = await loadThirdPartyConfig(env);
  Object.assign(config, { port, publicUrl, thirdParties, sandbox: { url, secret } });
});
const tolk = testApp({ config });
beforeAll(async () => {
  market = await openMarket(tolk);
});
afterAll(() => sandbox.stop());

const paid = { gatewayClearing: 1_854_00, escrow: -1_800_00, deferredFee: -54_00 };

async function open(method: string, scene = 'desktop') {
  const order = await market.receive();
  const attempt = await dataOf(market.callPayment(order, { method, scene }));
  return { order, attempt, outTradeNo: await market.tradeNo(attempt.paymentId) };
}

/** Both sides' clocks; the providers' first, as on a laptop. */
async function moveTo(time: number): Promise<void> {
  await sandbox.clock.advance(time - Date.parse(await sandbox.clock.read()));
  await tolk.advance(time - tolk.clock.now().getTime());
}

/** Ten in the morning of the next day in Shanghai. */
async function nextDay(): Promise<string> {
  const day = shanghaiDay(new Date(tolk.clock.now().getTime() + DAY));
  await moveTo(Date.parse(`${day}T10:00:00+08:00`));
  return day;
}

/** Looks until it is so; what makes it so are the server's own jobs and the sandbox's messages. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 25_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not come to pass within 25 s');
    await delay(50);
  }
}

const stateIs = (order: OrderDetail, state: string) => async () =>
  (await market.order('client', order.projectOrderId)).orderState === state;
const information = ({ paymentId }: Attempt) =>
  dataOf(market.client.call<Attempt>('/clientinterface/getPaymentInformation', { paymentId }));

describe.each(['wechatPay', 'alipay'])('%s', (method) => {
  it('pays an order through the provider’s own notification', async () => {
    const { order, attempt, outTradeNo } = await open(method);
    expect(attempt.sandboxUrl).toBe(`/sandbox/pay/${outTradeNo}`);
    expect(attempt.codeUrl).toMatch(/^[a-z]+:\/\//);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify: 'twice' });
    await until(stateIs(order, 'started'));
    expect(await market.balances(order.projectOrderId)).toEqual(paid);
    expect(await information(attempt)).toMatchObject({ status: 'paid', sandboxUrl: null });
  });

  it('sends a phone to the provider', async () => {
    const { attempt } = await open(method, 'phone');
    expect(attempt.redirectUrl).toMatch(/^http/);
    expect(attempt.codeUrl).toBeNull();
  });

  it('finds the money by a query when no notification comes', async () => {
    const { order, outTradeNo } = await open(method);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify: 'never' });
    expect((await market.order('client', order.projectOrderId)).ledger).toEqual([]);
    await tolk.advance(5_000);
    await until(stateIs(order, 'started'));
    expect(await market.balances(order.projectOrderId)).toEqual(paid);
  });

  // What the provider signs with another amount came all the same: its code is not paid a second time.
  it.each([
    ['forged', 'pending'],
    ['wrong-amount', 'closed'],
  ] as const)('believes nothing that is %s, and the attempt is %s', async (notify, status) => {
    const { order, attempt, outTradeNo } = await open(method);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify });
    await tolk.advance(5_000);
    expect(await information(attempt)).toMatchObject({ status });
    const after = await market.order('client', order.projectOrderId);
    expect([after.orderState, after.version, after.ledger]).toEqual([
      'received',
      order.version,
      [],
    ]);
  });

  it('gives back what was paid for terms that had changed', async () => {
    const { order, attempt, outTradeNo } = await open(method);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify: 'never' });
    const { projectOrderId, version } = order;
    const edit = { ...market.terms(), projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
    await until(async () => {
      await tolk.advance(2_000);
      return (await information(attempt)).status === 'refunded';
    });
    const { ledger, orderState } = await market.order('client', projectOrderId);
    expect(orderState).toBe('sent');
    expect(ledger.map(({ event }) => event)).toEqual(['latePaid', 'refundConfirmed']);
    expect(await market.balances(projectOrderId)).toEqual({});
  });
});

describe.each(['wechatPay', 'alipay'])('%s', (method) => {
  it('gives a part back when both sides end the order by a split', async () => {
    const { order, attempt, outTradeNo } = await open(method);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify: 'once' });
    await until(stateIs(order, 'started'));
    const { projectOrderId } = order;
    const { version } = await market.order('client', projectOrderId);
    const proposal = { projectOrderId, version, refundPercent: 40, reason: 'Half is done.' };
    const proposed = market.client.call<OrderDetail>(
      '/clientinterface/proposeEnd',
      proposal,
      withKey(),
    );
    const answer = { projectOrderId, version: (await dataOf(proposed)).version, agree: true };
    await dataOf(market.supplier.call('/supinterface/answerEnd', answer, withKey()));
    await until(async () => {
      await tolk.advance(2_000);
      return (await market.balances(projectOrderId)).refundInTransit === undefined;
    });
    // 60 % of 1,800.00 and of the fee of 54.00 stay.
    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 1_112_40,
      supplierPending: -1_080_00,
      feeRevenue: -32_40,
    });
    expect(await information(attempt)).toMatchObject({ status: 'paid' });
  });
});

it('the providers’ bills of a day tell the money that nobody booked, and nothing else', async () => {
  // A day of its own, of which nothing falls on another one.
  const day = await nextDay();
  for (const method of ['wechatPay', 'alipay']) {
    const booked = await open(method);
    await sandbox.pay(booked.outTradeNo, { outcome: 'pay', notify: 'once' });
    await until(stateIs(booked.order, 'started'));
    const { outTradeNo } = await open(method);
    await sandbox.pay(outTradeNo, { outcome: 'pay', notify: 'wrong-amount' });
  }
  await nextDay();
  const finance = await addStaffMember(tolk, 'finance');
  const path = '/opsinterface/getReconciliationList';
  const { list } = await dataOf(finance.call<{ list: ReconciliationRow[] }>(path, {}));
  const rows = list.filter((row) => row.day === day);
  expect(rows.map((row) => row.method)).toEqual(['alipay', 'wechatPay']);
  for (const { reconciliationId } of rows) {
    const detail = finance.call<ReconciliationDetail>('/opsinterface/getReconciliationDetail', {
      reconciliationId,
    });
    // One fen was missing from the payment that was not believed.
    expect((await dataOf(detail)).differences).toMatchObject([
      { kind: 'missingHere', what: 'payment', here: null, there: 1_853_99 },
    ]);
  }
});
