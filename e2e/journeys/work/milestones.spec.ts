import { OrderEditScreen, ProviderScreen } from '../../pages/index.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newParties, sendOrder } from '../../support/order.ts';
import { productTime } from '../../support/product-clock.ts';

test('an order is paid, delivered and accepted in two milestones', async ({
  page,
  newWindow,
  words,
  language,
  isPhone,
  sandbox,
  look,
}) => {
  test.setTimeout(150_000);
  const parties = await newParties(language);
  const name = words.pick('Handbook of a tea garden', '茶园手册');
  const deadline = new Date((await productTime()).getTime() + 5 * 86_400_000).toISOString();
  const posting = await publishPosting(parties.client, name, {
    whFieldId: 'law',
    sourceLanguage: 'en',
    targetLanguage: 'fr',
    currency: 'CNY',
    unitName: 'page',
    zone: 'Asia/Shanghai',
    deadline,
  });
  const { projectOrderId } = await sendOrder(parties, { posting, name });
  const { client, supplier, paid, work } = await seatBothSides(parties, { page, newWindow, words });
  const parts = [words.pick('Chapters 1 to 3', '第一至三章'), words.pick('The rest', '其余章节')];

  await test.step('the client splits the order into two milestones', async () => {
    const form = new OrderEditScreen(client, words);
    await form.open(`?projectOrderId=${projectOrderId}`);
    await client.getByLabel(words.say('Deliver and pay in parts')).check();
    await form.milestone(1).fill(parts[0] ?? '');
    await form.milestone(2).fill(parts[1] ?? '');
    // Three pages at ¥99.99 in two halves.
    await expect(client.getByRole('form')).toContainText('¥ 299.97 CNY');
    await look(client, { as: 'split', ownWordsOnly: true });
    await form.button('Send the updated order').click();
    await paid.arrive();
    await expect(paid.part('Milestones').getByRole('listitem')).toHaveText([
      new RegExp(`${parts[0]}.*¥ 154.48 CNY`),
      new RegExp(`${parts[1]}.*¥ 154.49 CNY`),
    ]);
  });

  await test.step('the supplier sees them and accepts', async () => {
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect(work.part('Milestones').getByRole('listitem')).toHaveCount(2);
    await work.button('Accept the order').click();
    await work.answer('Accept the order');
    await expect(work.button('Accept the order')).toHaveCount(0);
  });

  async function pay(button: string, amount: string): Promise<void> {
    await paid.button(button).click();
    await paid.chooseMethod('Alipay');
    if (isPhone) {
      const provider = new ProviderScreen(client, words);
      await provider.pay(amount);
      await provider.backToMerchant();
    } else {
      await expect(paid.qrCode('Alipay')).toBeVisible();
      await sandbox.pay(await paid.paymentNumber());
    }
    await expect(paid.paid).toBeVisible();
    await paid.answer('Close');
  }

  async function deliver(): Promise<void> {
    const buffer = Buffer.from('Le jardin de thé.\n');
    const file = { name: 'jardin.txt', mimeType: 'text/plain', buffer };
    await work.fillDelivery(file, words.pick('As agreed.', '按约定交付。'));
    await work.submit();
  }

  await test.step('the first is paid, delivered and accepted', async () => {
    await pay('Pay', '¥154.48');
    await deliver();
    await paid.button('Accept the milestone').click();
    await look(client, { as: 'accepting', ownWordsOnly: true });
    await paid.confirm('Accept');
    await expect(paid.button('Pay for the next milestone')).toBeVisible();
    await look(client, { as: 'between', ownWordsOnly: true });
    await look(supplier, { as: 'between', ownWordsOnly: true });
  });

  await test.step('the second is paid, delivered and accepted, which completes the order', async () => {
    await pay('Pay for the next milestone', '¥154.49');
    await deliver();
    await paid.button('Accept the results').click();
    await paid.confirm('Accept');
    await expect(paid.button('Evaluate')).toBeVisible();
    await expect(
      paid.part('Milestones').getByText(words.say('Accepted'), { exact: true }),
    ).toHaveCount(2);
    await look(client, { as: 'done', ownWordsOnly: true });
  });
});
