import { paymentMethodFacts } from '@tolk/domain';
import { fakeNotification, fakePayments } from '../../test/support/fake-payments.ts';
import { testApp } from '../../test/support/test-app.ts';
import { refuse } from '../calls/refusal.ts';
import { invoiceNotifyPath } from '../orders/tax-invoices/issue-by-provider.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });

async function notify(path: string, body: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${tolk.url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

const body = fakeNotification({ outTradeNo: 'unheard', amount: 1_00 });

const failures = {
  'the order refuses': () => refuse('orderActionNotAllowed'),
  'fails unforeseen': () => {
    throw new Error('the database is away');
  },
};

describe.each(['wechatPay', 'alipay'] as const)('a notification of %s', (method) => {
  const verify = payments[method].verifyNotification.bind(payments[method]);
  afterEach(() => {
    payments[method].verifyNotification = verify;
  });

  it.each(Object.entries(failures))(
    'that %s is refused as the provider knows it',
    async (_why, fail) => {
      payments[method].verifyNotification = fail;
      expect(await notify(paymentMethodFacts[method].notifyPath, body)).toEqual({
        status: 400,
        text: 'fail',
      });
    },
  );
});

it('a notification that is too large is refused as the provider knows it', async () => {
  const path = paymentMethodFacts.wechatPay.notifyPath;
  expect(await notify(path, 'x'.repeat(2_000_000))).toEqual({ status: 400, text: 'fail' });
});

it('a notification about an invoice that is too large is no success', async () => {
  expect((await notify(invoiceNotifyPath, 'x'.repeat(2_000_000))).status).toBe(500);
});
