import { dataOf, openMarket, withKey } from '../../test/support/market.ts';
import { testApp } from '../../test/support/test-app.ts';

const path = '/supinterface/getDictTypeData';

describe('limits by address', () => {
  const tolk = testApp({ config: { rateLimits: { perAddress: 5, perPerson: 0, perCall: false } } });

  it('the sixth call of a minute is refused with 429 and says when to come back, forged address or not', async () => {
    for (let calls = 0; calls < 5; calls += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${calls}` };
      expect(await tolk.caller().call(path, {}, { headers })).toMatchObject({ code: 0 });
    }
    const refused = await tolk
      .caller()
      .call(path, {}, { headers: { 'x-forwarded-for': '10.9.9.9' } });
    expect(refused).toMatchObject({
      status: 429,
      code: 429,
      data: { retryAfterMs: expect.any(Number) },
    });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    await tolk.advance(60_000);
    expect(await tolk.caller().call(path, {})).toMatchObject({ code: 0 });
  });
});

describe('a limit that counts what succeeded', () => {
  const tolk = testApp({ config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } } });

  it('is not used up by refusals: a posting is opened again twenty times a day', async () => {
    const market = await openMarket(tolk);
    const projectReleaseInforId = await market.publish();
    const form = { projectReleaseInforId, ...market.postingForm() };
    const reopen = (options?: { idempotencyKey: string }) =>
      market.client.call('/clientinterface/reopenPositionProject', form, options);
    // It is open: these are conflicts, with a key of the call's own and without.
    for (let calls = 0; calls < 11; calls += 1) {
      expect([(await reopen()).code, (await reopen(withKey())).code]).toEqual([409, 409]);
    }
    const finish = () =>
      dataOf(
        market.client.call('/clientinterface/finishPositionProject', { projectReleaseInforId }),
      );
    for (let calls = 0; calls < 20; calls += 1) {
      await finish();
      await dataOf(reopen());
    }
    await finish();
    expect((await reopen()).code).toBe(429);
  });
});
