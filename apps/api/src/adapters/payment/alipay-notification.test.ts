import { createSign, generateKeyPairSync } from 'node:crypto';
import type { AlipayConfig } from '../config.ts';
import { createAlipay } from './alipay.ts';

function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
const alipay = keyPair();
const other = keyPair();
const config: AlipayConfig = {
  endpoint: 'https://openapi.alipay.com',
  gateway: 'https://openapi.alipay.com/gateway.do',
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: other.privateKey,
  alipayPublicKey: alipay.publicKey,
};
const paid = {
  app_id: '2021000000000001',
  seller_id: '2088000000000001',
  notify_id: 'EVENT1',
  out_trade_no: 'ORDER-1',
  trade_no: '2026112022001000001',
  trade_status: 'TRADE_SUCCESS',
  subject: '合同 100% EN+中文',
  total_amount: '1280.00',
  gmt_payment: '2026-11-20 17:59:58',
};

/** `k=v&…` sorted, unencoded, without `sign` and `sign_type`, as Alipay's page says. */
function signed(fields: Record<string, string>, key = alipay.privateKey, algorithm = 'RSA-SHA256') {
  const content = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const sign = createSign(algorithm).update(content).sign(key, 'base64');
  const type = algorithm === 'RSA-SHA256' ? 'RSA2' : 'RSA';
  return new URLSearchParams({ ...fields, sign, sign_type: type });
}

function verify(form: URLSearchParams, changes: Partial<AlipayConfig> = {}) {
  const provider = createAlipay({ ...config, ...changes });
  return provider.verifyNotification({ headers: {}, rawBody: Buffer.from(form.toString()) });
}

function faultOf(form: URLSearchParams, changes: Partial<AlipayConfig> = {}): string {
  try {
    verify(form, changes);
    return 'none';
  } catch (error) {
    return (error as { fault: string }).fault;
  }
}

it('reads a genuine notification', () => {
  expect(verify(signed(paid))).toEqual({
    kind: 'payment',
    eventId: 'EVENT1',
    outTradeNo: 'ORDER-1',
    state: 'paid',
    amount: 128_000,
    providerTransactionId: '2026112022001000001',
    paidAt: new Date('2026-11-20T09:59:58Z'),
  });
});

it.each([
  ['TRADE_FINISHED', 'paid'],
  ['WAIT_BUYER_PAY', 'not-paid'],
  ['TRADE_SOMETHING_NEW', 'unknown'],
])('reads the status %s as %s', (status, state) => {
  expect(verify(signed({ ...paid, trade_status: status }))).toMatchObject({ state });
});

it('takes a change that carries a refund for a refund, never for a payment', () => {
  const refund = { ...paid, out_biz_no: 'R-1', refund_fee: '12.80' };
  expect(verify(signed(refund))).toEqual({
    kind: 'refund',
    eventId: 'EVENT1',
    outTradeNo: 'ORDER-1',
    outRefundNo: 'R-1',
    state: 'succeeded',
    amount: null,
  });
});

it('rejects an altered amount', () => {
  const form = signed(paid);
  form.set('total_amount', '0.01');
  expect(faultOf(form)).toBe('bad-signature');
});

it('rejects a field that stands there twice', () => {
  const form = signed(paid);
  form.append('total_amount', '0.01');
  expect(faultOf(form)).toBe('incomplete');
});

it('rejects a signature by another key', () => {
  expect(faultOf(signed(paid, other.privateKey))).toBe('bad-signature');
});

it('rejects a SHA-1 signature, even by the right key', () => {
  expect(faultOf(signed(paid, alipay.privateKey, 'RSA-SHA1'))).toBe('bad-signature');
});

it.each([{ appId: '2021000000000002' }, { sellerId: '2088000000000002' }])(
  'rejects what is meant for another merchant: %j',
  (changes) => {
    expect(faultOf(signed(paid), changes)).toBe('other-merchant');
  },
);

it('rejects a body that is no form', () => {
  expect(faultOf(new URLSearchParams('{"total_amount":"1280.00"}'))).toBe('incomplete');
});
