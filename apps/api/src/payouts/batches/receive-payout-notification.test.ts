import type { PayPalPayouts } from '../../ports/payout-provider.ts';
import { NotificationRejected, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { payoutNotifyPath } from './receive-payout-notification.ts';

/** What PayPal’s signature says is decided by the body’s first word. */
const verify: PayPalPayouts['verifyNotification'] = async ({ headers, rawBody }) => {
  const [word, reference = ''] = rawBody.toString().split(' ');
  if (word === 'forged') throw new NotificationRejected('bad-signature');
  if (word === 'unchecked') throw new ProviderUnavailable('paypal', 'no certificate');
  if (word === 'other' && headers['paypal-transmission-id'] === '1') return null;
  const status = { state: 'paid', providerState: 'SUCCESS', reason: null } as const;
  return { ...status, reference, providerReference: 'P1' };
};

const unused = async () => {
  throw new Error('nobody sends or asks');
};
const app = testApp({
  replacements: {
    payouts: {
      paypal: {
        name: 'paypal',
        send: unused,
        query: unused,
        knows: unused,
        cancelUnclaimed: unused,
        verifyNotification: verify,
        acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
        refuse: () => ({ status: 503, contentType: 'text/plain', body: 'later' }),
      },
      payoneer: { name: 'payoneer', send: unused, query: unused, knows: unused },
    },
  },
});

it.each([
  ['forged', 503],
  ['unchecked', 503],
  ['other', 200],
  ['paid TS20261121-999999', 503],
])(
  'a notification that is %j is answered with %i, outside of the envelope',
  async (body, status) => {
    const headers = { 'content-type': 'application/json', 'paypal-transmission-id': '1' };
    const response = await fetch(app.url + payoutNotifyPath, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(status === 200 ? 'OK' : 'later');
  },
);
