import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({
  config: {
    trustedProxies: ['127.0.0.1'],
    rateLimits: { perAddress: 1, perPerson: 0, perCall: false },
  },
});

it('behind a trusted proxy each address has a limit of its own', async () => {
  const from = (address: string) =>
    tolk
      .caller()
      .call('/supinterface/getDictTypeData', {}, { headers: { 'x-forwarded-for': address } });
  expect(await from('10.0.0.1')).toMatchObject({ code: 0 });
  expect(await from('10.0.0.2')).toMatchObject({ code: 0 });
  expect(await from('10.0.0.1')).toMatchObject({ code: 429 });
});
