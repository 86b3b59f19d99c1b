import { startSandbox, type Sandbox } from './sandbox.ts';

describe('startSandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, 60_000);
  afterAll(() => sandbox.stop());

  it('has an empty inbox for a number that nobody wrote to', async () => {
    expect(await sandbox.inbox('+8613800138000')).toEqual([]);
  });

  it('moves its clock forward by what it is told', async () => {
    const before = Date.parse(await sandbox.clock.read());
    await sandbox.clock.advance(3_600_000);
    const moved = Date.parse(await sandbox.clock.read()) - before;
    expect(moved).toBeGreaterThanOrEqual(3_600_000);
    expect(moved).toBeLessThan(3_660_000);
  });

  it('says why it refuses', async () => {
    await expect(sandbox.pay('NO-SUCH-TRADE')).rejects.toThrow(
      '/sandbox/api/payments/NO-SUCH-TRADE answered 404',
    );
  });
});
