import { watchLoads } from '@tolk/testing/browser';
import { ClientOrderScreen, ProviderScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { acceptedOrder } from '../../support/order.ts';

test('an order is paid with Alipay: by code at a desk, in the app on a phone', async ({
  page,
  words,
  language,
  isPhone,
  sandbox,
  look,
}) => {
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const { client, projectOrderId } = await acceptedOrder(name, language);
  await client.enter(page);
  const order = new ClientOrderScreen(page, words);
  await order.open(`?projectOrderId=${projectOrderId}`);
  await order.pay('Alipay');
  if (isPhone) {
    const provider = new ProviderScreen(page, words);
    await provider.pay('¥308.97');
    await provider.backToMerchant();
    await expect(order.paid).toBeVisible();
  } else {
    await expect(order.qrCode('Alipay')).toBeVisible();
    await look(page, { as: 'alipay', ownWordsOnly: true });
    // A reload in between comes back to the same payment.
    const number = await order.paymentNumber();
    await page.reload();
    await expect(order.qrCode('Alipay')).toBeVisible();
    expect(await order.paymentNumber()).toBe(number);
    const loads = watchLoads(page);
    await sandbox.pay(number, { notify: 'twice' });
    await expect(order.paid).toBeVisible({ timeout: 3_000 });
    expect(loads.documents).toEqual([]);
  }
  await order.answer('Close');
  await expect
    .poll(() => order.ledger())
    .toEqual([
      [expect.stringMatching(words.say('Received from you')), '¥ 308.97 CNY'],
      [expect.stringMatching(words.within('Held for the work')), '¥ 299.97 CNY'],
      [expect.stringMatching(words.within('Service fee, held')), '¥ 9.00 CNY'],
    ]);
});

test('at a desk an order is paid on Alipay’s own page as well', async ({
  page,
  words,
  language,
  isPhone,
}) => {
  test.skip(isPhone, 'A phone has the app.');
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const { client, projectOrderId } = await acceptedOrder(name, language);
  await client.enter(page);
  const order = new ClientOrderScreen(page, words);
  await order.open(`?projectOrderId=${projectOrderId}`);
  await order.pay('Alipay');
  await order.answer('Pay on {name}’s page instead');
  const provider = new ProviderScreen(page, words);
  await provider.pay('¥308.97');
  await provider.backToMerchant();
  await expect(order.paid).toBeVisible();
  await order.answer('Close');
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['projectOrderId']);
});
