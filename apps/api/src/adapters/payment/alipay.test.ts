import { generateKeyPairSync } from 'node:crypto';
import { serveMeddler, startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import { createAlipay } from './alipay.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await startMerchant();
}, 60_000);
afterAll(() => merchant.stop());

const name = 'alipay';
const provider = () => merchant.payments[name];

describe('create', () => {
  it('answers a QR order with an address that Alipay opens', async () => {
    const start = await provider().create(merchant.order('alipay'));
    expect(start).toEqual({
      kind: 'qr',
      codeUrl: expect.stringMatching(/^https:\/\/qr\.alipay\.com\/\w+$/),
    });
  });

  it.each([
    ['phone', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
    ['page', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  ] as const)(
    'leads a %s by a signed address to the payment page',
    async (scene, method, product) => {
      const order = merchant.order('alipay', {
        scene,
        returnUrl: 'http://shop.example/orders/7?paid=%E6%98%AF',
      });
      const start = await provider().create(order);
      if (start.kind !== 'redirect') throw new Error(start.kind);
      // The address names the product's own port, behind which the sandbox stands.
      const direct = new URL(start.url);
      direct.port = new URL(merchant.sandbox.url).port;
      expect(direct.searchParams.get('method')).toBe(method);
      expect(direct.searchParams.get('biz_content')).toContain(`"product_code":"${product}"`);
      const page = await fetch(direct);
      expect(page.status).toBe(200);
      expect(page.url).toBe(`${merchant.sandbox.url}/sandbox/pay/${order.outTradeNo}`);

      direct.searchParams.set('biz_content', '{"out_trade_no":"OTHER","total_amount":"0.01"}');
      expect((await fetch(direct)).status).toBe(400);
    },
  );

  it('has no payment inside its app', async () => {
    await expect(
      provider().create(merchant.order('alipay', { scene: 'in-app' })),
    ).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'off',
    });
  });
});

describe('signatures', () => {
  it('are refused by the provider when another key made them', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const thief = createAlipay({ ...merchant.config.alipay, privateKey });
    await expect(thief.create(merchant.order('alipay'))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'invalid-signature',
    });
  });

  it('show that an answer was altered on the way', async () => {
    const order = merchant.order('alipay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo, { notify: 'wrong-amount' });
    const meddler = await serveMeddler(merchant.sandbox.url, (body) =>
      body.replaceAll('1279.99', '1280.00'),
    );
    const deceived = createAlipay({ ...merchant.config.alipay, endpoint: meddler.url });
    await expect(deceived.query(order.outTradeNo)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await meddler.stop();
  });
});

describe('query', () => {
  it('finds a payment not paid before its code is scanned', async () => {
    const order = merchant.order('alipay');
    await provider().create(order);
    expect(await provider().query(order.outTradeNo)).toEqual({
      state: 'not-paid',
      amount: null,
      providerTransactionId: null,
      paidAt: null,
    });
  });

  it('is unavailable when nobody listens', async () => {
    const nowhere = createAlipay({ ...merchant.config.alipay, endpoint: 'http://127.0.0.1:9' });
    await expect(nowhere.query('ORDER-0')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      provider: name,
    });
  });
});

describe('close', () => {
  it('lets nobody pay a payment that was opened', async () => {
    const order = merchant.order('alipay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo, { outcome: 'fail' });
    await provider().close(order.outTradeNo);
    await expect(merchant.sandbox.pay(order.outTradeNo)).rejects.toThrow('409');
    expect(await provider().query(order.outTradeNo)).toMatchObject({ state: 'closed' });
  });

  it('is refused for a payment that was made', async () => {
    const order = merchant.order('alipay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo);
    await expect(provider().close(order.outTradeNo)).rejects.toMatchObject({
      code: 'TRADE_HAS_SUCCESS',
    });
  });
});

describe('refund', () => {
  it('with a repeated number is one refund', async () => {
    const order = merchant.order('alipay', { amount: 100 });
    const { outTradeNo } = order;
    await provider().create(order);
    await merchant.sandbox.pay(outTradeNo);
    const refund = { outTradeNo, outRefundNo: 'R-60', amount: 60, total: 100, reason: '取消' };
    expect(await provider().refund(refund)).toMatchObject({ state: 'succeeded', amount: 60 });
    expect(await provider().refund(refund)).toMatchObject({ state: 'accepted', amount: 60 });
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'paid' });

    const rest = { ...refund, outRefundNo: 'R-40', amount: 40 };
    expect(await provider().refund(rest)).toMatchObject({ state: 'succeeded', amount: 40 });
    expect(await provider().queryRefund(rest)).toMatchObject({ state: 'succeeded', amount: 40 });
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'refunded' });
    await expect(
      provider().refund({ ...refund, outRefundNo: 'R-1', amount: 1 }),
    ).rejects.toMatchObject({ name: 'ProviderRefused' });
  });

  it('that was never asked for is absent', async () => {
    const order = merchant.order('alipay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo);
    const { outTradeNo } = order;
    const absent = await provider().queryRefund({ outTradeNo, outRefundNo: 'R-NONE' });
    expect(absent).toEqual({ state: 'absent', amount: null, providerRefundId: null });
  });
});
