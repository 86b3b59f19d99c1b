import { HOUR, MINUTE } from '@tolk/domain';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Attempt,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const payments = fakePayments();
const { wechatPay, alipay } = payments;
const tolk = testApp({ replacements: { payments } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});
afterEach(() => wechatPay.refuses.clear());

async function open(changes = {}) {
  const order = await market.receive();
  const attempt = await dataOf(market.callPayment(order, changes));
  return { order, attempt, outTradeNo: await market.tradeNo(attempt.paymentId) };
}

async function edit({ projectOrderId, version }: OrderDetail): Promise<void> {
  const form = { ...market.terms({ workload: 20 }), projectOrderId, version };
  await dataOf(market.client.call('/clientinterface/editProjectOrder', form, withKey()));
}

async function stateOf({ projectOrderId }: OrderDetail): Promise<string> {
  return (await market.order('client', projectOrderId)).orderState;
}

function information({ paymentId }: Attempt): Promise<Attempt> {
  const path = '/clientinterface/getPaymentInformation';
  return dataOf(market.client.call<Attempt>(path, { paymentId }));
}

describe('an order whose provider says no', () => {
  it('ends unpaid as soon as the provider answers again', async () => {
    const { order } = await open();
    await tolk.advance(20 * MINUTE);
    wechatPay.refuses.add('query');
    await tolk.advance(48 * HOUR);
    expect(await stateOf(order)).toBe('received');
    wechatPay.refuses.clear();
    await tolk.advance(2 * MINUTE);
    expect(await stateOf(order)).toBe('unpaid');
  });

  it('does not end while a payment can’t be closed, and is started by what then comes', async () => {
    const { order, outTradeNo } = await open();
    wechatPay.refuses.add('close');
    await tolk.advance(48 * HOUR);
    expect(await stateOf(order)).toBe('received');
    wechatPay.pay(outTradeNo);
    await tolk.advance(MINUTE);
    expect(await stateOf(order)).toBe('started');
  });
});

describe('a code that is closed before anybody has scanned it', () => {
  it('gives back what is paid on it later, also when no notification comes', async () => {
    const { order, attempt, outTradeNo } = await open({ method: 'alipay' });
    const trade = alipay.trades.get(outTradeNo);
    alipay.trades.delete(outTradeNo);
    await edit(order);
    await tolk.settle();
    expect(await information(attempt)).toMatchObject({ status: 'closed' });
    if (trade) alipay.trades.set(outTradeNo, trade);
    alipay.pay(outTradeNo);
    await tolk.advance(17 * MINUTE);
    await tolk.advance(MINUTE);
    expect(await information(attempt)).toMatchObject({ status: 'refunded' });
    expect(await market.balances(order.projectOrderId)).toEqual({});
  });
});

describe('an attempt', () => {
  it('is closed when another one has paid the order', async () => {
    const { order, attempt, outTradeNo } = await open();
    const other = await dataOf(market.callPayment(order, { method: 'alipay' }));
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    await tolk.settle();
    expect(await information(attempt)).toMatchObject({ status: 'paid' });
    expect(await information(other)).toMatchObject({ status: 'closed', codeUrl: null });
    expect(alipay.trades.get(await market.tradeNo(other.paymentId))?.state).toBe('closed');
  });

  it('that an edit closes while the provider is asked shows no code', async () => {
    const order = await market.receive();
    const create = wechatPay.create.bind(wechatPay);
    wechatPay.create = async (request) => {
      await edit(order);
      return create(request);
    };
    const answer = await dataOf(market.callPayment(order)).finally(() => {
      wechatPay.create = create;
    });
    expect(answer).toMatchObject({ status: 'closed', codeUrl: null });
  });

  it('on a phone asks WeChat Pay for a new page each time, as one is good for five minutes', async () => {
    const { order, attempt } = await open({ scene: 'phone' });
    const before = wechatPay.calls.filter((call) => call === 'create').length;
    const again = await dataOf(market.callPayment(order, { scene: 'phone' }));
    expect(again.paymentId).toBe(attempt.paymentId);
    expect(wechatPay.calls.filter((call) => call === 'create')).toHaveLength(before + 1);
  });
});
