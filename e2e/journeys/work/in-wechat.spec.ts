import { watchLoads } from '@tolk/testing/browser';
import { ClientOrderScreen } from '../../pages/index.ts';
import { devices } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { acceptedOrder } from '../../support/order.ts';

test.use({ userAgent: `${devices['Pixel 7'].userAgent} MicroMessenger/8.0.50` });

/**
 * What WeChat's own browser puts on a page: its payment sheet, behind which the sandbox checks the
 * signature. The person closes it the first time, and pays the second.
 */
function bringBridge(): void {
  const answers = ['cancel', 'pay'];
  Object.assign(globalThis, {
    WeixinJSBridge: {
      invoke: async (_method: string, sheet: object, done: (result: unknown) => void) => {
        const response = await fetch('/sandbox/api/wechat/pay-sheet', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...sheet, answer: answers.shift() }),
        });
        done(await response.json());
      },
    },
  });
}

test('inside WeChat an order is paid on its sheet, and Alipay says where it is paid', async ({
  page,
  words,
  language,
  isPhone,
  look,
}) => {
  test.skip(!isPhone, 'WeChat is on phones.');
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const { client, projectOrderId } = await acceptedOrder(name, language);
  await page.addInitScript(bringBridge);
  await client.enter(page);
  const order = new ClientOrderScreen(page, words);
  await order.open(`?projectOrderId=${projectOrderId}`);

  await order.pay('Alipay');
  await expect(
    page.getByText(words.pick('WeChat does not open Alipay', '微信内无法打开支付宝')),
  ).toBeVisible();
  await look(page, { as: 'alipay-in-wechat', ownWordsOnly: true });
  await order.answer('Choose another method');

  // To WeChat, which tells who pays, and back: the sheet opens by itself and is closed.
  await order.chooseMethod('WeChat Pay');
  await expect(
    page.getByText(words.say('You closed the payment. Nothing was charged.')),
  ).toBeVisible();
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['projectOrderId', 'pay']);
  await look(page, { as: 'wechat-sheet', ownWordsOnly: true });

  const loads = watchLoads(page);
  await page.getByRole('button', { name: words.command('Pay with WeChat Pay') }).click();
  await expect(order.paid).toBeVisible();
  expect(loads.documents).toEqual([]);
  await order.answer('Close');
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['projectOrderId']);
});
