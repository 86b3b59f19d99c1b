import { createVerify, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { WechatSheet } from '@tolk/contract';
import { DAY, MINUTE } from '@tolk/domain';
import type { PaymentRequest } from '../../ports/payment-provider.ts';
import { systemClock } from '../clock.ts';
import { serveMeddler, startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import { createWechatPay } from './wechat-pay.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await startMerchant();
}, 60_000);
afterAll(() => merchant.stop());

const provider = () => merchant.payments.wechatPay;

describe('create', () => {
  it('answers a QR order with an address that WeChat opens', async () => {
    const start = await provider().create(merchant.order('wechatPay'));
    expect(start).toEqual({
      kind: 'qr',
      codeUrl: expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=\w+$/),
    });
  });

  it('sends a phone to the payment page and back', async () => {
    const returnUrl = 'http://shop.example/orders/7';
    const start = await provider().create(
      merchant.order('wechatPay', { scene: 'phone', payerAddress: '203.0.113.9', returnUrl }),
    );
    expect(start).toEqual({
      kind: 'redirect',
      url: expect.stringContaining('&redirect_url=http%3A%2F%2Fshop.example%2Forders%2F7'),
    });
  });

  const inApp = { scene: 'in-app', payerId: 'oTolk5b7Ke4PzT1sVn9QdM6fJw02' } as const;

  async function sheetOf(order: PaymentRequest): Promise<WechatSheet> {
    const start = await provider().create(order);
    if (start.kind !== 'in-app') throw new Error(start.kind);
    return start.parameters;
  }

  /** What WeChat's browser answers to the page. */
  async function openSheet(sheet: object): Promise<unknown> {
    const response = await fetch(`${merchant.sandbox.url}/sandbox/api/wechat/pay-sheet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sheet),
    });
    return response.json();
  }

  it('signs what the app needs to open the sheet', async () => {
    const sheet = await sheetOf(merchant.order('wechatPay', inApp));
    const { appId, timeStamp, nonceStr, package: prepay, paySign } = sheet;
    const signed = createVerify('RSA-SHA256')
      .update(`${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`)
      .verify(createPublicKey(merchant.config.wechatPay.privateKey), paySign, 'base64');
    expect(signed).toBe(true);
    expect(appId).toBe(merchant.config.wechatLogin?.appId);
  });

  it('is paid on the sheet, once, and heard of', async () => {
    const order = merchant.order('wechatPay', inApp);
    const sheet = await sheetOf(order);
    expect(await openSheet(sheet)).toEqual({ err_msg: 'get_brand_wcpay_request:ok' });
    expect(merchant.heard.at(-1)).toMatchObject({ outTradeNo: order.outTradeNo, state: 'paid' });
    expect(await provider().query(order.outTradeNo)).toMatchObject({ state: 'paid' });
    expect(await openSheet(sheet)).toMatchObject({ err_msg: 'get_brand_wcpay_request:fail' });
  });

  it('does not open a sheet that somebody altered', async () => {
    const order = merchant.order('wechatPay', inApp);
    const sheet = await sheetOf(order);
    const other = await sheetOf(merchant.order('wechatPay', inApp));
    const altered = { ...sheet, package: other.package };
    expect(await openSheet(altered)).toMatchObject({ err_desc: 'paySign' });
    expect(await provider().query(order.outTradeNo)).toMatchObject({ state: 'not-paid' });
  });

  it('refuses a payer whom the official account does not know', async () => {
    const stranger = merchant.order('wechatPay', { ...inApp, payerId: 'o0' });
    await expect(provider().create(stranger)).rejects.toMatchObject({ code: 'PARAM_ERROR' });
  });

  it('has no sheet without an official account, and no page on a desktop', async () => {
    const alone = createWechatPay(merchant.config.wechatPay, systemClock, null);
    const off = { name: 'ProviderRefused', code: 'off' };
    await expect(alone.create(merchant.order('wechatPay', inApp))).rejects.toMatchObject(off);
    const page = merchant.order('wechatPay', { scene: 'page' });
    await expect(provider().create(page)).rejects.toMatchObject(off);
  });

  it('refuses a number that was used for another amount', async () => {
    const order = merchant.order('wechatPay');
    await provider().create(order);
    await expect(provider().create({ ...order, amount: 1 })).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'OUT_TRADE_NO_USED',
    });
  });

  it('refreshes the same order', async () => {
    const order = merchant.order('wechatPay');
    const first = await provider().create(order);
    expect(await provider().create(order)).toEqual(first);
  });
});

describe('signatures', () => {
  it('are refused by the provider when another key made them', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const thief = createWechatPay({ ...merchant.config.wechatPay, privateKey }, systemClock, null);
    await expect(thief.create(merchant.order('wechatPay'))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'SIGN_ERROR',
    });
  });

  it('show that an answer was altered on the way', async () => {
    const order = merchant.order('wechatPay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo, { notify: 'wrong-amount' });
    const meddler = await serveMeddler(merchant.sandbox.url, (body) =>
      body.replaceAll('127999', '128000'),
    );
    const deceived = createWechatPay(
      { ...merchant.config.wechatPay, baseUrl: meddler.url },
      systemClock,
      null,
    );
    await expect(deceived.query(order.outTradeNo)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await meddler.stop();
  });

  it('are not believed from a key that is not pinned', async () => {
    const order = merchant.order('wechatPay');
    await provider().create(order);
    const pem = Object.values(merchant.config.wechatPay.platformKeys)[0] ?? '';
    const platformKeys = { PUB_KEY_ID_OTHER: pem };
    const other = createWechatPay(
      { ...merchant.config.wechatPay, platformKeys },
      systemClock,
      null,
    );
    await expect(other.query(order.outTradeNo)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });
});

describe('query', () => {
  it('finds an unknown order not paid', async () => {
    expect(await provider().query('NO-SUCH-ORDER')).toEqual({
      state: 'not-paid',
      amount: null,
      providerTransactionId: null,
      paidAt: null,
    });
  });

  it('is unavailable when nobody listens', async () => {
    const config = { ...merchant.config.wechatPay, baseUrl: 'http://127.0.0.1:9' };
    await expect(createWechatPay(config, systemClock, null).query('ORDER-0')).rejects.toMatchObject(
      {
        name: 'ProviderUnavailable',
        provider: 'wechat-pay',
      },
    );
  });
});

describe('close', () => {
  it('lets nobody pay any more', async () => {
    const order = merchant.order('wechatPay');
    await provider().create(order);
    await provider().close(order.outTradeNo);
    await expect(merchant.sandbox.pay(order.outTradeNo)).rejects.toThrow('409');
    expect(await provider().query(order.outTradeNo)).toMatchObject({ state: 'closed' });
  });

  it('is refused for an order that has been paid', async () => {
    const order = merchant.order('wechatPay');
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo);
    await expect(provider().close(order.outTradeNo)).rejects.toMatchObject({ code: 'ORDERPAID' });
  });

  it('of an order that never was is done already', async () => {
    await expect(provider().close('NO-SUCH-ORDER')).resolves.toBeUndefined();
  });
});

describe('refund', () => {
  async function paidOrder() {
    const order = merchant.order('wechatPay', { amount: 100 });
    await provider().create(order);
    await merchant.sandbox.pay(order.outTradeNo);
    return order;
  }

  it('with a repeated number is one refund', async () => {
    const { outTradeNo, notifyUrl } = await paidOrder();
    const refund = { outTradeNo, outRefundNo: 'R-60', amount: 60, total: 100, reason: '取消' };
    const first = await provider().refund({ ...refund, notifyUrl });
    expect(await provider().refund(refund)).toEqual(first);
    const rest = { ...refund, outRefundNo: 'R-40', amount: 40 };
    await merchant.sandbox.clock.advance(MINUTE);
    expect(await provider().refund(rest)).toMatchObject({ state: 'accepted', amount: 40 });
    await expect(
      provider().refund({ ...refund, outRefundNo: 'R-1', amount: 1 }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('succeeds some time after it was accepted, and says so', async () => {
    const { outTradeNo, notifyUrl } = await paidOrder();
    const refund = { outTradeNo, outRefundNo: 'R-ALL', amount: 100, total: 100, reason: '取消' };
    expect(await provider().refund({ ...refund, notifyUrl })).toMatchObject({ state: 'accepted' });
    await merchant.sandbox.clock.advance(5_000);
    expect(await provider().queryRefund(refund)).toMatchObject({ state: 'succeeded', amount: 100 });
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'refunded', amount: 100 });
    expect(merchant.heard).toContainEqual({
      kind: 'refund',
      eventId: expect.any(String),
      outTradeNo,
      outRefundNo: 'R-ALL',
      state: 'succeeded',
      amount: 100,
    });
  });

  it('is to be tried again when the last part was sent less than a minute ago', async () => {
    const { outTradeNo } = await paidOrder();
    const refund = { outTradeNo, amount: 1, total: 100, reason: '取消' };
    await provider().refund({ ...refund, outRefundNo: 'R-SOON-1' });
    const second = { ...refund, outRefundNo: 'R-SOON-2' };
    await expect(provider().refund(second)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await merchant.sandbox.clock.advance(MINUTE);
    expect(await provider().refund(second)).toMatchObject({ state: 'accepted', amount: 1 });
  });

  it('is refused as the 51st part', async () => {
    const { outTradeNo } = await paidOrder();
    const part = (number: number) =>
      provider().refund({
        outTradeNo,
        outRefundNo: `R-PART-${outTradeNo}-${number}`,
        amount: 1,
        total: 100,
        reason: '取消',
      });
    for (let number = 1; number <= 50; number += 1) {
      await part(number);
      await merchant.sandbox.clock.advance(MINUTE);
    }
    await expect(part(51)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'INVALID_REQUEST',
    });
  });

  it('is refused a year after the payment', async () => {
    const { outTradeNo } = await paidOrder();
    await merchant.sandbox.clock.advance(365 * DAY);
    const refund = { outTradeNo, outRefundNo: 'R-LATE', amount: 1, total: 100, reason: '取消' };
    await expect(provider().refund(refund)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'INVALID_REQUEST',
    });
  });

  it('that was never asked for is absent', async () => {
    const { outTradeNo } = await paidOrder();
    const absent = await provider().queryRefund({ outTradeNo, outRefundNo: 'R-NONE' });
    expect(absent).toEqual({ state: 'absent', amount: null, providerRefundId: null });
  });
});
