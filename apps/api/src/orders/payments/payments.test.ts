import { HOUR, MINUTE, SECOND } from '@tolk/domain';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Attempt,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { fakeWechat } from '../../../test/support/fake-wechat.ts';
import { testApp } from '../../../test/support/test-app.ts';

const payments = fakePayments();
const wechat = fakeWechat();
const tolk = testApp({ replacements: { payments, wechat } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});
afterEach(() => {
  payments.wechatPay.down = false;
  wechat.down = false;
});

const paid = { gatewayClearing: 1_854_00, escrow: -1_800_00, deferredFee: -54_00 };

async function open(): Promise<{ order: OrderDetail; attempt: Attempt; outTradeNo: string }> {
  const order = await market.receive();
  const attempt = await dataOf(market.callPayment(order));
  return { order, attempt, outTradeNo: await market.tradeNo(attempt.paymentId) };
}

function information({ paymentId }: Attempt): Promise<Attempt> {
  const path = '/clientinterface/getPaymentInformation';
  return dataOf(market.client.call<Attempt>(path, { paymentId }));
}

describe('an attempt to pay', () => {
  it('says what will be charged', async () => {
    const { projectOrderId, version } = await market.receive();
    const charge = market.client.call('/clientinterface/getConfirmThePayment', { projectOrderId });
    expect(await dataOf(charge)).toEqual({
      projectOrderId,
      orderName: 'Supply contract, Chinese into English',
      amountOfMoney: 1_800_00,
      commissionXQ: 54_00,
      paymentAmount: 1_854_00,
      currency: 'CNY',
      version,
      methods: ['wechatPay', 'alipay', 'bankTransfer'],
    });
  });

  it('is a code on a desktop and an address on a phone', async () => {
    const order = await market.receive();
    const desktop = await dataOf(market.callPayment(order));
    expect(desktop.codeUrl).toBe(`pay://${await market.tradeNo(desktop.paymentId)}`);
    expect(desktop.redirectUrl).toBeNull();
    const phone = await dataOf(market.callPayment(order, { method: 'alipay', scene: 'phone' }));
    expect(phone.redirectUrl).toBe(`https://pay.example/${await market.tradeNo(phone.paymentId)}`);
    expect(phone.codeUrl).toBeNull();
  });

  it('is an address on Alipay’s own page, which comes back to it', async () => {
    const order = await market.receive();
    const page = await dataOf(market.callPayment(order, { method: 'alipay', scene: 'page' }));
    const number = await market.tradeNo(page.paymentId);
    expect(page.redirectUrl).toBe(`https://pay.example/${number}`);
    const { scene, returnUrl } = payments.alipay.trades.get(number)?.request ?? {};
    expect({ scene, query: new URL(returnUrl ?? '').search }).toEqual({
      scene: 'page',
      query: `?projectOrderId=${order.projectOrderId}&pay=alipay&payOn=page`,
    });
  });

  it.each([
    ['alipay', 'wechat'],
    ['wechatPay', 'page'],
  ])('of %s has no scene %s', async (method, scene) => {
    const order = await market.receive();
    expect(await market.callPayment(order, { method, scene })).toMatchObject({ code: 1308 });
  });

  it('is answered again while it is open', async () => {
    const { order, attempt } = await open();
    expect(await dataOf(market.callPayment(order))).toEqual(attempt);
    const both = await Promise.all([market.callPayment(order), market.callPayment(order)]);
    expect(both.map(({ data }) => data.paymentId)).toEqual([attempt.paymentId, attempt.paymentId]);
  });

  it('expires after 15 minutes, and another one is made', async () => {
    const { order, attempt } = await open();
    await tolk.advance(15 * MINUTE);
    expect(await information(attempt)).toMatchObject({ status: 'expired', codeUrl: null });
    const next = await dataOf(market.callPayment(order));
    expect(next.paymentId).not.toBe(attempt.paymentId);
    expect(payments.wechatPay.trades.get(await market.tradeNo(attempt.paymentId))?.state).toBe(
      'closed',
    );
  });

  it('that the provider does not answer charges nothing and can be tried again', async () => {
    const order = await market.receive();
    payments.wechatPay.down = true;
    const failed = await market.callPayment(order);
    expect(failed.code).toBe(1301);
    payments.wechatPay.down = false;
    const attempt = await dataOf(market.callPayment(order));
    expect(attempt.status).toBe('pending');
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'received',
      version: order.version,
      ledger: [],
    });
  });

  it('of somebody else looks absent', async () => {
    const { attempt, order } = await open();
    const stranger = await openMarket(tolk);
    const { paymentId } = attempt;
    const seen = await stranger.client.call('/clientinterface/getPaymentInformation', {
      paymentId,
    });
    expect(seen).toMatchObject({ code: 404, data: {} });
    expect((await stranger.callPayment(order)).code).toBe(404);
  });
});

describe('a payment inside WeChat', () => {
  const inWechat = { method: 'wechatPay', scene: 'wechat' };
  const attempts = ({ projectOrderId }: OrderDetail) =>
    tolk.app.deps.db
      .selectFrom('payment_attempt')
      .select(['status', 'wechat_sheet'])
      .where('order_id', '=', projectOrderId)
      .execute();

  /** Where WeChat's browser is sent, and what it brings back. */
  async function comeBack({ projectOrderId }: OrderDetail, openId = 'o-payer') {
    const path = '/clientinterface/getPaymentPayer';
    const { url } = await dataOf(market.client.call<{ url: string }>(path, { projectOrderId }));
    const asked = new URL(url).searchParams;
    return {
      asked,
      wechatState: asked.get('state') ?? '',
      wechatCode: wechat.allow({ openId }),
    };
  }

  it('opens the sheet for the one who pays, and again after a reload', async () => {
    const order = await market.receive();
    expect((await market.callPayment(order, inWechat)).code).toBe(1307);
    expect(await attempts(order)).toEqual([]);

    const { asked, wechatCode, wechatState } = await comeBack(order);
    expect(asked.get('scope')).toBe('base');
    expect(new URL(asked.get('redirect_uri') ?? '').search).toBe(
      `?projectOrderId=${order.projectOrderId}&pay=wechatPay`,
    );
    const answer = { ...inWechat, wechatCode, wechatState };
    const attempt = await dataOf(market.callPayment(order, answer));
    expect(attempt).toMatchObject({
      codeUrl: null,
      redirectUrl: null,
      wechatSheet: { package: 'prepay_id=o-payer' },
    });
    expect(await dataOf(market.callPayment(order, inWechat))).toEqual(attempt);

    const outTradeNo = await market.tradeNo(attempt.paymentId);
    await market.notify(
      'wechat-pay',
      fakeNotification({ outTradeNo, amount: attempt.paymentAmount }),
    );
    expect(await information(attempt)).toMatchObject({ status: 'paid', wechatSheet: null });
  });

  it.each<[string, Record<string, string>, number]>([
    ['a code that WeChat does not know', { wechatCode: 'code-99' }, 1307],
    ['a state of somebody else', { wechatState: 'f'.repeat(92) }, 1307],
  ])('is not started with %s', async (_what, wrong, code) => {
    const order = await market.receive();
    const { wechatCode, wechatState } = await comeBack(order);
    const answer = { ...inWechat, wechatCode, wechatState, ...wrong };
    expect((await market.callPayment(order, answer)).code).toBe(code);
    expect(await attempts(order)).toEqual([]);
  });

  it('is not started by a code that was used, nor while WeChat is down', async () => {
    const order = await market.receive();
    const { wechatCode, wechatState } = await comeBack(order);
    const answer = { ...inWechat, wechatCode, wechatState };
    wechat.down = true;
    expect((await market.callPayment(order, answer)).code).toBe(1301);
    wechat.down = false;
    const attempt = await dataOf(market.callPayment(order, answer));
    // A reload of the address that WeChat came back to.
    expect(await dataOf(market.callPayment(order, answer))).toEqual(attempt);
    const other = await market.receive();
    expect((await market.callPayment(other, answer)).code).toBe(1307);
  });

  it('of somebody else has its own sheet, and the one before is closed', async () => {
    const order = await market.receive();
    const answerOf = async (openId: string) => {
      const { wechatCode, wechatState } = await comeBack(order, openId);
      return { ...inWechat, wechatCode, wechatState };
    };
    const first = await dataOf(market.callPayment(order, await answerOf('o-first')));
    const second = await dataOf(market.callPayment(order, await answerOf('o-second')));
    expect(second.wechatSheet?.package).toBe('prepay_id=o-second');
    expect(await information(first)).toMatchObject({ status: 'closed', wechatSheet: null });
    await tolk.settle();
    const { trades } = payments.wechatPay;
    expect(trades.get(await market.tradeNo(first.paymentId))?.state).toBe('closed');
    expect(await dataOf(market.callPayment(order, inWechat))).toEqual(second);
  });

  it('is nobody’s business but the client’s', async () => {
    const { projectOrderId } = await market.receive();
    const stranger = await openMarket(tolk);
    const path = '/clientinterface/getPaymentPayer';
    expect((await stranger.client.call(path, { projectOrderId })).code).toBe(404);
  });
});

describe('a notification', () => {
  it('that comes 50 times at once and again a day later is booked once', async () => {
    const { order, attempt, outTradeNo } = await open();
    const body = fakeNotification({ outTradeNo, amount: 1_854_00 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => market.notify('wechat-pay', body)),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['success']));
    await tolk.advance(24 * HOUR);
    expect((await market.notify('wechat-pay', body)).text).toBe('success');
    expect(await market.balances(order.projectOrderId)).toEqual(paid);
    const after = await market.order('client', order.projectOrderId);
    expect(after.timeline.filter(({ action }) => action === 'confirmPayment')).toHaveLength(1);
    expect(await information(attempt)).toMatchObject({ status: 'paid', codeUrl: null });
  });

  it.each([
    { what: 'with another amount', change: { amount: 1_853_99 } },
    { what: 'with more than asked for', change: { amount: 1_854_01 } },
    { what: 'with a forged signature', change: { signature: 'forged' } },
    { what: 'for an unknown number', change: { outTradeNo: 'ffffffffffffffffffffffffffffffff' } },
  ])('$what is refused and changes nothing', async ({ change }) => {
    const { order, outTradeNo } = await open();
    const body = fakeNotification({ outTradeNo, amount: 1_854_00, ...change });
    expect(await market.notify('wechat-pay', body)).toEqual({ status: 400, text: 'fail' });
    expect(await market.order('client', order.projectOrderId)).toEqual(
      expect.objectContaining({ orderState: 'received', version: order.version, ledger: [] }),
    );
  });

  it('that comes before its attempt is committed is refused, and booked when it comes again', async () => {
    const { db } = tolk.app.deps;
    const { order, attempt, outTradeNo } = await open();
    const row = await db
      .deleteFrom('payment_attempt')
      .where('id', '=', attempt.paymentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const body = fakeNotification({ outTradeNo, amount: 1_854_00 });
    expect((await market.notify('wechat-pay', body)).text).toBe('fail');
    await db.insertInto('payment_attempt').values(row).execute();
    expect((await market.notify('wechat-pay', body)).text).toBe('success');
    expect(await market.balances(order.projectOrderId)).toEqual(paid);
  });

  it('of the other provider does not pay', async () => {
    const { order, outTradeNo } = await open();
    const body = fakeNotification({ outTradeNo, amount: 1_854_00 });
    expect((await market.notify('alipay', body)).text).toBe('fail');
    expect(await market.balances(order.projectOrderId)).toEqual({});
  });

  it('that never comes is made up for by a query within a minute', async () => {
    const { order, outTradeNo } = await open();
    await tolk.advance(5 * SECOND);
    payments.wechatPay.pay(outTradeNo);
    await tolk.advance(MINUTE);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'started',
    });
  });

  it('that is late is fetched when the screen asks', async () => {
    const { attempt, outTradeNo } = await open();
    payments.wechatPay.pay(outTradeNo);
    expect(await information(attempt)).toMatchObject({ status: 'pending' });
    tolk.clock.advance(3 * SECOND);
    expect(await information(attempt)).toMatchObject({ status: 'paid' });
  });
});

describe('money that is not awaited', () => {
  async function expectReturned(order: OrderDetail, attempt: Attempt) {
    await tolk.settle();
    await tolk.advance(MINUTE);
    expect(await information(attempt)).toMatchObject({ status: 'refunded' });
    const { ledger } = await market.order('client', order.projectOrderId);
    expect(ledger.map(({ event }) => event).slice(-2)).toEqual(['latePaid', 'refundConfirmed']);
  }

  it('goes back when the terms were edited meanwhile', async () => {
    const { order, attempt, outTradeNo } = await open();
    const { projectOrderId, version } = order;
    const edit = { ...market.terms({ workload: 20 }), projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
    expect(await information(attempt)).toMatchObject({ status: 'closed' });
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    await expectReturned(order, attempt);
    expect(await market.balances(projectOrderId)).toEqual({});
    expect(await market.order('client', projectOrderId)).toMatchObject({ orderState: 'sent' });
  });

  it('goes back when it was paid just before the close', async () => {
    const { order, attempt, outTradeNo } = await open();
    payments.wechatPay.pay(outTradeNo);
    const { projectOrderId, version } = order;
    const edit = { ...market.terms(), projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
    await expectReturned(order, attempt);
    expect(await market.balances(projectOrderId)).toEqual({});
  });

  it('goes back when the order ended unpaid one second before', async () => {
    const { order, attempt, outTradeNo } = await open();
    await tolk.advance(48 * HOUR + SECOND);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'unpaid',
    });
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    await expectReturned(order, attempt);
    expect(await market.balances(order.projectOrderId)).toEqual({});
  });

  it('goes back when the order was paid twice', async () => {
    const { order, outTradeNo } = await open();
    const second = await dataOf(market.callPayment(order, { method: 'alipay' }));
    const secondNo = await market.tradeNo(second.paymentId);
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    await market.notify('alipay', fakeNotification({ outTradeNo: secondNo, amount: 1_854_00 }));
    await expectReturned(order, second);
    expect(await market.balances(order.projectOrderId)).toEqual(paid);
  });

  it('goes back also when the provider is down for an hour', async () => {
    const { order, attempt, outTradeNo } = await open();
    await tolk.advance(48 * HOUR);
    payments.wechatPay.down = true;
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    await tolk.advance(HOUR);
    expect(await information(attempt)).toMatchObject({ status: 'paid' });
    payments.wechatPay.down = false;
    await tolk.advance(10 * MINUTE);
    await expectReturned(order, attempt);
    expect(payments.wechatPay.trades.get(outTradeNo)?.refunds.size).toBe(1);
  });
});
