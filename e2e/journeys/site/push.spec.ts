import { pathTo } from '@tolk/contract/routes';
import { limits } from '@tolk/domain';
import { ConversationsScreen, SettingsScreen } from '../../pages/index.ts';
import { openConversation, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newParties, placeOrder } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import {
  browserId,
  clickNotification,
  deliver,
  renewSubscription,
  usePushService,
} from '../../support/push-service.ts';

runOnOwnProduct();

test('who asks a question is told of the answer and of an order while away, until they end it', async ({
  page,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(150_000);
  const parties = await newParties(language);
  const { client, supplier } = parties;
  const posting = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const projectReleaseInforId = await publishPosting(client, posting);
  const chat = new ConversationsScreen(page, words, 'supplier');
  const settings = new SettingsScreen(page, words, 'supplier');
  const offer = page.getByRole('region', { name: words.say('Notifications on this device') });
  const lever = settings.switch('Show notifications on this device');
  const pushes = async (id: string) => (await sandbox.inbox(id)).toReversed();
  await usePushService(page.context());
  await supplier.enter(page);

  const browser = await test.step('is asked once a message was sent, and not before', async () => {
    await page.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
    await expect(chat.input).toBeVisible();
    await expect(offer).toHaveCount(0);
    await chat.say(words.pick('Does the appendix have tables?', '附件中有表格吗？'));
    await expect(offer).toBeVisible();
    await look(page, { as: 'offer', ownWordsOnly: true });
    await offer.getByRole('button', { name: words.command('Notify me') }).click();
    await expect(offer).toHaveCount(0);
    const id = await browserId(page);
    await page.goto('about:blank');
    return id;
  });

  await test.step('an answer is shown by the closed site, without its words, and opens the chat', async () => {
    const { conversationId } = await openConversation(supplier, projectReleaseInforId);
    await write(client, conversationId, 'Yes, 500 yuan for three of them.');
    await sandbox.clock.advance(limits.conversation.pushMs);
    await expect.poll(async () => (await pushes(browser)).length).toBe(1);
    const [push] = await pushes(browser);
    const text = words.pick('1 new message', '1 条新消息');
    expect(push?.text).toContain(text);
    expect(push?.text).not.toContain('500 yuan');
    const shown = await deliver(page, push?.payload ?? '');
    expect(shown).toMatchObject({ body: text, data: expect.stringMatching(/^\/onlinecomm/) });
    await page.goto(await clickNotification(page));
    await expect(chat.message('500 yuan')).toBeVisible();
    await page.goto('about:blank');
  });

  const renewed = await test.step('a subscription that the browser renews goes on', async () => {
    await page.goto('/');
    const id = await renewSubscription(page);
    await page.goto('about:blank');
    return id;
  });

  await test.step('an order is shown by its name, and opens', async () => {
    const name = words.pick('Charter of a ship', '租船合同');
    await placeOrder(parties, name);
    await expect.poll(async () => (await pushes(renewed)).length).toBeGreaterThan(0);
    const push = (await pushes(renewed)).find(({ text }) => text.includes(name));
    const shown = await deliver(page, push?.payload ?? '');
    expect(shown).toMatchObject({ body: name, data: expect.stringMatching(/^\/n\//) });
    await page.goto(await clickNotification(page));
    await page.waitForURL('**/order/initiateAnOrder**');
    await expect(page.getByText(name).first()).toBeVisible();
  });

  await test.step('what stays unread goes out by mail as well', async () => {
    await page.goto('about:blank');
    const { conversationId } = await openConversation(supplier, projectReleaseInforId);
    await write(client, conversationId, 'Are you there?');
    await sandbox.clock.advance(limits.conversation.digestMs);
    const unread = words.pick('1 unread message', '1 条未读消息');
    await expect
      .poll(async () => (await sandbox.inbox(supplier.account)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(unread));
  });

  await test.step('it ends in the settings', async () => {
    await settings.openSection('notifications');
    await expect(lever).toBeChecked();
    await look(page, { as: 'on', ownWordsOnly: true });
    await lever.click();
    await expect(lever).not.toBeChecked();
    const before = (await pushes(renewed)).length;
    await placeOrder(parties, words.pick('Deed of a house', '房屋契约'));
    await sandbox.clock.advance(limits.conversation.pushMs);
    const mailed = async () => (await sandbox.inbox(supplier.account)).length;
    const mails = await mailed();
    await sandbox.clock.advance(2 * 60_000);
    await expect.poll(mailed).toBeGreaterThan(mails);
    expect(await pushes(renewed)).toHaveLength(before);
  });
});
