import { ProviderScreen } from '../../pages/index.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import { newParties, payOrder, placeOrder } from '../../support/order.ts';

test('an order gets more time, then more work at another price, by consent of both', async ({
  page,
  newWindow,
  words,
  language,
  isPhone,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const { projectOrderId } = await payOrder(await placeOrder(parties, name));
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work } = sides;
  await paid.open(`?projectOrderId=${projectOrderId}`);
  await work.open(`?projectOrderId=${projectOrderId}`);

  await test.step('the supplier asks for a day more, and the client agrees', async () => {
    await work.button('Ask for more time').click();
    await work.field('Reason').fill(words.pick('I was ill for a day.', '本人生病一天。'));
    await look(supplier, { as: 'more-time', ownWordsOnly: true });
    await work.submit();
    await expect(paid.button('Agree to the change')).toBeVisible();
    await look(client, { as: 'time-asked', ownWordsOnly: true });
    await paid.button('Agree to the change').click();
    await paid.confirm('Agree to the change');
    await expect(work.button('Ask for more time')).toBeVisible();
    await expect(work.part('Changes to the terms')).toContainText(words.within('In force'));
  });

  await test.step('the client has two pages more, and the supplier asks for another price', async () => {
    await paid.button('Propose a change').click();
    await paid.field('Workload').fill('5');
    // Two pages at ¥99.99, and 3 % of all five less what was paid of the fee.
    await expect(paid.amounts).toContainText('¥ 205.98 CNY');
    await paid.field('Reason').fill(words.pick('Two pages came on top.', '新增两页内容。'));
    await look(client, { as: 'proposing', ownWordsOnly: true });
    await paid.submit();
    await work.button('Make a counter-proposal').click();
    await expect(work.field('Workload')).toHaveValue('5');
    await work.field('Rate').fill('120');
    await work.field('Reason').fill(words.pick('These are handwritten.', '新增内容为手写稿。'));
    await work.submit();
    // Five at ¥120.00 and 3 % are ¥618.00, of which ¥308.97 are paid.
    await expect(paid.change).toContainText('¥ 309.03 CNY');
    await look(client, { as: 'countered', ownWordsOnly: true });
  });

  await test.step('the client agrees and pays the difference; from then on it holds', async () => {
    await paid.button('Agree to the change').click();
    await paid.answer('Agree and go to payment');
    await paid.chooseMethod('Alipay');
    if (isPhone) {
      const provider = new ProviderScreen(client, words);
      await provider.pay('¥309.03');
      await provider.backToMerchant();
    } else {
      await expect(paid.qrCode('Alipay')).toBeVisible();
      await look(client, { as: 'difference', ownWordsOnly: true });
      await sandbox.pay(await paid.paymentNumber());
    }
    await expect(paid.paid).toBeVisible();
    await paid.answer('Close');
    await expect(paid.part('Changes to the terms')).toContainText('¥ 618.00 CNY');
    await expect(work.part('Terms')).toContainText('¥ 600.00 CNY');
    await expect
      .poll(async () => (await paid.ledger()).slice(-3))
      .toEqual([
        [expect.stringMatching(words.say('Received from you')), '¥ 309.03 CNY'],
        [expect.stringMatching(words.within('Held for the work')), '¥ 300.03 CNY'],
        [expect.stringMatching(words.within('Service fee, held')), '¥ 9.00 CNY'],
      ]);
    await look(supplier, { as: 'changed', ownWordsOnly: true });
  });
});
