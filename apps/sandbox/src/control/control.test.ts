import { staffCode } from './staff-code.ts';
import { serveProduct, startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

describe('controls', () => {
  let sandbox: LocalSandbox;
  beforeAll(async () => {
    sandbox = await startLocalSandbox();
  });
  afterAll(() => sandbox.stop());

  it.each<Record<string, string>>([{}, { 'x-sandbox-secret': 'wrong' }])(
    'hand out no keys with %j',
    async (headers) => {
      expect((await sandbox.get('/sandbox/api/keys', headers)).status).toBe(404);
    },
  );

  it.each([-1, 1.5, 'soon', 1e12])('do not move the clock by %j', async (advanceMs) => {
    expect((await sandbox.post('/sandbox/api/clock', { advanceMs })).status).toBe(422);
    expect(await (await sandbox.get('/sandbox/api/clock')).json()).toMatchObject({ offsetMs: 0 });
  });

  it.each([{ outcome: 'steal' }, { notify: 'often' }, { delayMs: -1 }])(
    'do not know %j',
    async (body) => {
      const response = await sandbox.post('/sandbox/api/payments/ORDER-1', body);
      expect(response.status).toBe(422);
    },
  );

  it.each([
    {},
    { number: 'ORDER-1', change: 'forget' },
    { number: 'ORDER-1', provider: 'paypal' },
    { number: 'ORDER-1', change: 'add', amount: -1 },
  ])('change no bill by %j', async (body) => {
    expect((await sandbox.post('/sandbox/api/bills', body)).status).toBe(422);
    expect(await (await sandbox.get('/sandbox/api/bills')).json()).toEqual([]);
  });

  it('know no payment that was never started', async () => {
    const response = await sandbox.post('/sandbox/api/payments/ORDER-1', {});
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'No such payment' });
  });
});

describe('the authenticator of the demo staff', () => {
  it('shows the code of its time', () => {
    expect(staffCode(new Date(59_000))).toBe('007879');
  });

  it('is asked for by calls and stands on the page', async () => {
    const sandbox = await startLocalSandbox();
    const response = await sandbox.get('/sandbox/api/staff-code');
    expect(await response.json()).toEqual({ code: expect.stringMatching(/^\d{6}$/) });
    expect(await (await sandbox.get('/sandbox')).text()).toMatch(/data-live="staff-code">\d{6}</);
    await sandbox.stop();
  });
});

describe('the clock beside a product', () => {
  it('stays where it is when the product’s clock does not move', async () => {
    const product = await serveProduct([503]);
    const sandbox = await startLocalSandbox({ productUrl: product.url });
    const response = await sandbox.post('/sandbox/api/clock', { advanceMs: 60_000 });
    expect(response.status).toBe(502);
    expect(product.heard).toEqual(['/internal/sandbox/clock']);
    expect(await (await sandbox.get('/sandbox/api/clock')).json()).toMatchObject({ offsetMs: 0 });
    await sandbox.stop();
    await product.stop();
  });

  it('takes over the product’s time when the two have come apart', async () => {
    const now = () => ({ now: new Date(Date.now() + 3_600_000).toISOString() });
    const product = await serveProduct([200], now);
    const sandbox = await startLocalSandbox({ productUrl: product.url });
    const response = await sandbox.post('/sandbox/api/clock', { advanceMs: 60_000 });
    const { offsetMs } = (await response.json()) as { offsetMs: number };
    // Not the minute that was asked for; answers take their time on a busy machine.
    expect(Math.abs(offsetMs - 3_600_000)).toBeLessThan(30_000);
    await sandbox.stop();
    await product.stop();
  });
});
