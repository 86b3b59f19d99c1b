import { pathTo } from '@tolk/contract/routes';
import { ConversationsScreen, Portal, SupplierOrderScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newParties, sendOrder } from '../../support/order.ts';
import { drawnPicture } from '../../support/pictures.ts';

test('a supplier asks about a project, and the two talk until it is an order', async ({
  page: clientPage,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const supplierPage = await newWindow();
  const { client, supplier } = await newParties(language);
  const posting = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const projectReleaseInforId = await publishPosting(client, posting);
  await supplier.enter(supplierPage);
  await client.enter(clientPage);
  const asking = new ConversationsScreen(supplierPage, words, 'supplier');
  const answering = new ConversationsScreen(clientPage, words, 'client');
  const portal = new Portal(clientPage, words);
  const question = words.pick('Does the appendix have tables?', '附件中有表格吗？');
  const answer = words.pick('Yes, three of them.', '有，共三张。');

  await test.step('from the project to the first question', async () => {
    await supplierPage.goto(pathTo('jobDetail', { projectReleaseInforId }));
    await supplierPage
      .getByRole('main')
      .getByRole('link', { name: words.command('Message') })
      .click();
    await expect(asking.input).toBeVisible();
    const about = supplierPage.getByText(posting).filter({ visible: true });
    await expect(about.first()).toBeVisible();
    await look(supplierPage, { as: 'chat-empty', ownWordsOnly: true });
    await asking.say(question);
    await expect(asking.message(question)).toContainText(words.within('Sent'));
  });

  await test.step('the client is told in header and tab, answers, and the supplier sees it read', async () => {
    await clientPage.goto(pathTo('clientOverview'));
    await expect(clientPage).toHaveTitle(/^\(1\) /);
    await portal.go('Online chat');
    await look(clientPage, { as: 'chat-contacts', ownWordsOnly: true });
    await answering.contact(/./).first().click();
    await expect(answering.message(question)).toBeVisible();
    await expect(asking.message(question)).toContainText(words.within('Read'));
    await expect(clientPage).not.toHaveTitle(/^\(/);
    await answering.act(question, 'Reply');
    await answering.input.pressSequentially(answer);
    await expect(supplierPage.getByText(words.say('Writing …'))).toBeVisible();
    await answering.input.press('Enter');
    await expect(asking.message(answer)).toContainText(question);
    await look(clientPage, { as: 'chat-answered', ownWordsOnly: true });
    await look(supplierPage, { as: 'chat-answer', ownWordsOnly: true });
  });

  await test.step('a message taken back leaves its place, and is written better', async () => {
    const slip = words.pick('Until Mnday?', '周一前可以码？');
    await asking.say(slip);
    await expect(answering.message(slip)).toBeVisible();
    await asking.act(slip, 'Recall');
    await expect(answering.log.getByText(words.say('This message was recalled.'))).toBeVisible();
    await expect(answering.log.getByText(slip)).toHaveCount(0);
    await supplierPage.getByRole('button', { name: words.command('Edit again') }).click();
    await expect(asking.input).toHaveValue(slip);
    await asking.say(words.pick('Until Monday?', '周一前可以吗？'));
  });

  await test.step('a picture goes with a message and is seen by the other side', async () => {
    await answering.addFile({
      name: 'plan.png',
      mimeType: 'image/png',
      buffer: await drawnPicture(clientPage, 'image/png'),
    });
    await look(clientPage, { as: 'chat-file', ownWordsOnly: true });
    await answering.say(words.pick('The plan of the house.', '房屋平面图。'));
    await asking.log.getByRole('button', { name: words.command('Enlarge {name}') }).click();
    const enlarged = supplierPage.getByRole('dialog', { name: 'plan.png' });
    await expect(enlarged.getByRole('img')).toBeVisible();
    await look(supplierPage, { as: 'chat-picture' });
    await supplierPage.keyboard.press('Escape');
    await expect(enlarged).toHaveCount(0);
  });

  await test.step('what was written without a network goes out once it is back, once', async () => {
    const late = words.pick('Written in a tunnel.', '隧道中写的消息。');
    await supplierPage.context().setOffline(true);
    await asking.say(late);
    await expect(asking.message(late)).toContainText(words.within('Sending …'));
    await look(supplierPage, { as: 'chat-offline', ownWordsOnly: true });
    await supplierPage.reload().catch(() => undefined);
    await supplierPage.context().setOffline(false);
    await supplierPage.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
    await expect(asking.message(late)).not.toContainText(words.within('Sending …'));
    await expect(answering.message(late)).toHaveCount(1);
  });

  await test.step('words are found again', async () => {
    await clientPage
      .getByRole('button', { name: words.command('Search in this conversation') })
      .click();
    await clientPage
      .getByRole('searchbox', { name: words.say('Words of a message') })
      .fill(words.pick('tables', '表格'));
    await clientPage.getByRole('listitem').getByRole('button').first().click();
    await expect(answering.message(question).first()).toBeVisible();
    await look(clientPage, { as: 'chat-found', ownWordsOnly: true });
  });

  await test.step('the order that they agreed on is sent and accepted, and the thread tells of it', async () => {
    await supplierPage.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
    await expect(asking.message(answer)).toBeVisible();
    const { projectOrderId } = await sendOrder(
      { client, supplier },
      { posting: projectReleaseInforId, name: posting },
    );
    await expect(asking.event('Order sent')).toBeVisible();
    await look(supplierPage, { as: 'chat-order', ownWordsOnly: true });
    await asking.event('Order sent').getByRole('link').click();
    const work = new SupplierOrderScreen(supplierPage, words);
    await work.button('Accept the order').click();
    await work.answer('Accept the order');
    await clientPage.goto(pathTo('clientChat', { order: projectOrderId }));
    await expect(answering.event('Order accepted')).toBeVisible();
    await look(clientPage, { as: 'chat-agreed', ownWordsOnly: true });
  });
});
