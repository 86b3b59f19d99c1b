import { serveProduct, startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';
import { batchOf, payPalClient } from '../../test/payouts.ts';

const DAY = 86_400_000;
const batches = '/v1/payments/payouts';
let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
});
afterAll(() => sandbox.stop());

const act = (reference: string, body: object = {}) =>
  sandbox.post(`/sandbox/api/payouts/${reference}`, body);

describe('PayPal', () => {
  it.each<Record<string, string>>([
    {},
    { authorization: 'Bearer A21AA' },
    { authorization: 'Basic eDp5' },
  ])('lets nobody in with %j', async (headers) => {
    expect((await sandbox.get(`${batches}/1T`, headers)).status).toBe(401);
    const token = { method: 'POST', headers, body: 'grant_type=client_credentials' };
    expect((await fetch(`${sandbox.url}/v1/oauth2/token`, token)).status).toBe(401);
  });

  it('knows a batch for 30 days', async () => {
    const before = await payPalClient(sandbox);
    expect((await before.post(batches, batchOf('TB-1'))).status).toBe(201);
    const repeated = await before.post(batches, batchOf('TB-1'));
    expect(repeated.status).toBe(400);
    expect(await repeated.json()).toMatchObject({
      name: 'USER_BUSINESS_ERROR',
      details: [{ link: [{ href: expect.stringMatching(/\/v1\/payments\/payouts\/\d{12}T$/) }] }],
    });
    await sandbox.post('/sandbox/api/clock', { advanceMs: 30 * DAY });
    const after = await payPalClient(sandbox);
    expect((await after.post(batches, batchOf('TB-1'))).status).toBe(201);
  });

  it.each([
    ['items[0].receiver', { receiver: 'nobody' }],
    ['items[0].amount', { amount: { value: '128.5', currency: 'USD' } }],
    ['items[0].amount', { amount: { value: '0.00', currency: 'USD' } }],
    ['items[0].amount', { amount: { value: '1.00', currency: 'CNY' } }],
    ['items[0].sender_item_id', { sender_item_id: '' }],
  ])('names the wrong field %s', async (field, changes) => {
    const client = await payPalClient(sandbox);
    const response = await client.post(batches, batchOf('TB-2', changes));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ name: 'VALIDATION_ERROR', details: [{ field }] });
  });

  it('repeats a notification until it is accepted', async () => {
    const product = await serveProduct([503, 200]);
    const beside = await startLocalSandbox({ productUrl: product.url });
    await (await payPalClient(beside)).post(batches, batchOf('TB-3'));
    const response = await beside.post('/sandbox/api/payouts/TB-3-1', {});
    expect(await response.json()).toMatchObject({
      state: 'success',
      sent: [{ status: 503, accepted: false }],
    });
    await beside.post('/sandbox/api/clock', { advanceMs: 60_000 });
    const notify = '/api/payouts/paypal/notify';
    expect(product.heard).toEqual([notify, '/internal/sandbox/clock', notify]);
    await beside.stop();
    await product.stop();
  });
});

describe('the control', () => {
  it('knows no payout that was never sent', async () => {
    expect((await act('TB-0')).status).toBe(404);
  });

  it.each([{ outcome: 'steal' }, { notify: 'often' }])('does not know %j', async (body) => {
    expect((await act('TB-1-1', body)).status).toBe(422);
  });

  it.each([
    'success, returned',
    'unclaimed, success, returned',
    'unclaimed, returned',
    'failed',
    'returned',
  ])('lets nothing follow after %s', async (list) => {
    const outcomes = list.split(', ');
    const batch = `TB-${outcomes.join('-')}`;
    await (await payPalClient(sandbox)).post(batches, batchOf(batch));
    for (const outcome of outcomes) {
      expect((await act(`${batch}-1`, { outcome })).status).toBe(200);
    }
    const shown = await sandbox.get(`/sandbox/api/payouts/${batch}-1`);
    expect(await shown.json()).toMatchObject({ state: outcomes.at(-1), next: [] });
    expect((await act(`${batch}-1`, { outcome: 'success' })).status).toBe(409);
  });

  it('stands on the page in both languages', async () => {
    await (await payPalClient(sandbox)).post(batches, batchOf('TB-9'));
    const english = await (await sandbox.get('/sandbox?lang=en')).text();
    expect(english).toContain('action="/sandbox/api/payouts/TB-9-1"');
    expect(english).toContain('$128.05');
    expect(english).toMatch(/value="unclaimed"\s*>\s*Leave unclaimed/);
    const chinese = await (await sandbox.get('/sandbox?lang=zh-CN')).text();
    expect(chinese).toMatch(/value="returned"\s*>\s*退回款项/);
    const sent = await fetch(`${sandbox.url}/sandbox/api/payouts/TB-9-1`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'success' }),
      redirect: 'manual',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sandbox']);
  });
});
