import { MINUTE } from '@tolk/domain';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } } });

it('a network reports thirty faults in a minute and no more', async () => {
  const report = () =>
    tolk.caller().call('/supinterface/reportFrontEndFault', {
      kind: 'script',
      remote: 'shell',
      version: 'v',
      build: 'v',
      route: '/',
      message: 'Error: x',
      stack: '',
      documentId: 'document-number-1',
    });
  for (let times = 0; times < 30; times += 1) expect((await report()).code).toBe(0);
  expect((await report()).code).toBe(429);
  tolk.clock.advance(MINUTE);
  expect((await report()).code).toBe(0);
});
