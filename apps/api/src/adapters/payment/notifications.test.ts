import type { ProviderMethod } from '@tolk/domain';
import { startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';

let merchant: Merchant;
beforeAll(async () => {
  merchant = await startMerchant();
}, 60_000);
afterAll(() => merchant.stop());
beforeEach(() => {
  merchant.heard.length = 0;
});

describe.each<ProviderMethod>(['wechatPay', 'alipay'])('%s', (method) => {
  const provider = () => merchant.payments[method];

  async function started(): Promise<string> {
    const order = merchant.order(method);
    await provider().create(order);
    return order.outTradeNo;
  }

  it('announces a payment with its number, amount and transaction', async () => {
    const outTradeNo = await started();
    const { sent } = await merchant.sandbox.pay(outTradeNo);
    expect(sent).toEqual([expect.objectContaining({ accepted: true })]);
    const { providerTransactionId, paidAt } = await provider().query(outTradeNo);
    expect(merchant.heard).toEqual([
      {
        kind: 'payment',
        eventId: expect.any(String),
        outTradeNo,
        state: 'paid',
        amount: 128_000,
        providerTransactionId,
        paidAt,
      },
    ]);
    expect(providerTransactionId).toMatch(/^\d+$/);
  });

  it('repeats a notification under the same event', async () => {
    await merchant.sandbox.pay(await started(), { notify: 'twice' });
    const [first, second] = merchant.heard;
    expect(first).toMatchObject({ kind: 'payment', state: 'paid' });
    expect(second).toEqual(first);
  });

  it('comes late: the query knows before the notification', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.pay(outTradeNo, { notify: 'late', delayMs: 600_000 });
    expect(merchant.heard).toEqual([]);
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'paid' });
    await merchant.sandbox.clock.advance(600_000);
    expect(merchant.heard).toMatchObject([{ kind: 'payment', outTradeNo, state: 'paid' }]);
  });

  it('never comes: the query knows nevertheless', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.pay(outTradeNo, { notify: 'never' });
    await merchant.sandbox.clock.advance(86_400_000);
    expect(merchant.heard).toEqual([]);
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'paid', amount: 128_000 });
  });

  it('is forged: it is not believed, and no money has moved', async () => {
    const outTradeNo = await started();
    const { sent } = await merchant.sandbox.pay(outTradeNo, { notify: 'forged' });
    expect(sent).toEqual([expect.objectContaining({ accepted: false })]);
    expect(merchant.heard).toEqual(['bad-signature']);
    expect(await provider().query(outTradeNo)).toMatchObject({ state: 'not-paid' });
  });

  it('tells a wrong amount as it is', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.pay(outTradeNo, { notify: 'wrong-amount' });
    expect(merchant.heard).toMatchObject([{ outTradeNo, state: 'paid', amount: 127_999 }]);
    expect(await provider().query(outTradeNo)).toMatchObject({ amount: 127_999 });
  });

  it('says nothing about an attempt that failed, and takes the next one', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.pay(outTradeNo, { outcome: 'fail' });
    expect(merchant.heard).toEqual([]);
    await merchant.sandbox.pay(outTradeNo);
    expect(merchant.heard).toMatchObject([{ outTradeNo, state: 'paid' }]);
  });

  it('takes no money after the payment has expired', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.clock.advance(900_000);
    await expect(merchant.sandbox.pay(outTradeNo)).rejects.toThrow('409');
    expect((await provider().query(outTradeNo)).state).not.toBe('paid');
  });

  it('announces money that came although the payment was over', async () => {
    const outTradeNo = await started();
    await merchant.sandbox.pay(outTradeNo, { outcome: 'expire' });
    await merchant.sandbox.pay(outTradeNo, { force: true });
    expect(merchant.heard).toMatchObject([{ outTradeNo, state: 'paid' }]);
  });
});
