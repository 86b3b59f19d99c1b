import { DAY } from '@tolk/domain';
import { startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import type { ReceivedNotification } from '../../ports/payment-provider.ts';
import type { PayPalConfig } from '../config.ts';
import { systemClock } from '../clock.ts';
import { createPayPal } from './paypal.ts';

let merchant: Merchant;
let genuine: ReceivedNotification;
beforeAll(async () => {
  merchant = await startMerchant();
  await sentPayout('TS20261121-000001');
  await merchant.sandbox.payout('TS20261121-000001');
  const [first] = merchant.receivedOfPayouts;
  if (!first) throw new Error('no notification arrived');
  genuine = first;
}, 60_000);
afterAll(() => merchant.stop());
beforeEach(() => {
  merchant.heardOfPayouts.length = 0;
});

async function sentPayout(reference: string): Promise<void> {
  await merchant.payouts.paypal.send({
    reference: `TB-${reference}`,
    approvedAt: new Date(),
    repeated: false,
    items: [{ reference, amount: 12_805, account: 'lin@shop.example', note: 'Settlement' }],
  });
}

function verify(changes: Partial<PayPalConfig>, headers: Record<string, string>, rawBody?: Buffer) {
  const paypal = createPayPal({ ...merchant.config.paypal, ...changes }, systemClock);
  return paypal.verifyNotification({
    headers: { ...genuine.headers, ...headers },
    rawBody: rawBody ?? genuine.rawBody,
  });
}

describe('what arrives', () => {
  it.each([
    ['success', 'paid', 'SUCCESS'],
    ['failed', 'failed', 'FAILED'],
    ['unclaimed', 'unclaimed', 'UNCLAIMED'],
    ['returned', 'returned', 'RETURNED'],
  ] as const)('says that a payout is %s', async (outcome, state, providerState) => {
    const reference = `TS20261121-${outcome}`;
    await sentPayout(reference);
    const { sent } = await merchant.sandbox.payout(reference, { outcome });
    expect(sent).toEqual([expect.objectContaining({ status: 200, accepted: true })]);
    expect(merchant.heardOfPayouts).toMatchObject([
      { reference, state, providerState, providerReference: expect.stringMatching(/^P\d{12}$/) },
    ]);
  });

  it('is the same when it comes twice', async () => {
    await sentPayout('TS20261121-000002');
    await merchant.sandbox.payout('TS20261121-000002', { notify: 'twice' });
    const [first, second] = merchant.heardOfPayouts;
    expect(first).toMatchObject({ reference: 'TS20261121-000002', state: 'paid' });
    expect(second).toEqual(first);
  });

  it('is not believed when somebody else signed it, and nothing has moved', async () => {
    await sentPayout('TS20261121-000003');
    const { sent } = await merchant.sandbox.payout('TS20261121-000003', { notify: 'forged' });
    expect(sent).toEqual([expect.objectContaining({ accepted: false })]);
    expect(merchant.heardOfPayouts).toEqual(['bad-signature']);
    await merchant.sandbox.payout('TS20261121-000003', { outcome: 'failed' });
    expect(merchant.heardOfPayouts.at(-1)).toMatchObject({ state: 'failed' });
  });
});

describe('verifyNotification', () => {
  it('takes what PayPal signed', async () => {
    expect(await verify({}, {})).toMatchObject({ reference: 'TS20261121-000001', state: 'paid' });
  });

  it('refuses an altered body', async () => {
    const altered = genuine.rawBody.toString().replace('TS20261121-000001', 'TS20261121-000009');
    await expect(verify({}, {}, Buffer.from(altered))).rejects.toMatchObject({
      fault: 'bad-signature',
    });
  });

  it('refuses the same content in other bytes', async () => {
    const spaced = JSON.stringify(JSON.parse(genuine.rawBody.toString()), null, 1);
    await expect(verify({}, {}, Buffer.from(spaced))).rejects.toMatchObject({
      fault: 'bad-signature',
    });
  });

  it('refuses what was sent to another webhook', async () => {
    await expect(verify({ webhookId: '8PT597110X687430L' }, {})).rejects.toMatchObject({
      fault: 'bad-signature',
    });
  });

  it.each([
    ['paypal-transmission-id', 'bad-signature', 'b0b0'],
    ['paypal-transmission-sig', 'bad-signature', 'AAAA'],
    ['paypal-auth-algo', 'bad-signature', 'SHA1withRSA'],
    ['paypal-transmission-time', 'stale', 'yesterday'],
    ['paypal-transmission-time', 'stale', new Date(Date.now() - 4 * DAY - 1_000).toISOString()],
    ['paypal-transmission-time', 'stale', new Date(Date.now() + DAY).toISOString()],
    ['paypal-cert-url', 'incomplete', ''],
    ['paypal-transmission-sig', 'incomplete', ''],
  ])('refuses another %s as %s', async (name, fault, value) => {
    await expect(verify({}, { [name]: value })).rejects.toMatchObject({ fault });
  });

  it.each([
    ['at another host', (url: string) => url.replace('127.0.0.1', 'localhost')],
    [
      'at a host that only begins like PayPal’s',
      (url: string) => url.replace(/:\d+/, '$&.evil.example'),
    ],
    ['behind other credentials', (url: string) => url.replace('http://', 'http://evil.example@x')],
    ['at another path', (url: string) => url.replace('/v1/notifications/certs', '/sandbox/assets')],
    ['at a path that climbs', (url: string) => url.replace('certs/', 'certs/../../../sandbox/')],
    ['that is no address', () => 'certificate'],
  ])('asks for no certificate %s', async (_name, move) => {
    const place = move(String(genuine.headers['paypal-cert-url']));
    await expect(verify({}, { 'paypal-cert-url': place })).rejects.toMatchObject({
      fault: 'unknown-key',
    });
  });

  it('leaves it open when the certificate can’t be fetched', async () => {
    const missing = `${String(genuine.headers['paypal-cert-url'])}-none`;
    await expect(verify({}, { 'paypal-cert-url': missing })).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });
});
