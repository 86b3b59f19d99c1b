import { readFile } from 'node:fs/promises';
import { watchLoads } from '@tolk/testing/browser';
import {
  ClientOrderScreen,
  IdentityScreen,
  JobDetailScreen,
  JobListScreen,
  OrderEditScreen,
  Portal,
  PostingEditScreen,
  ProviderScreen,
  RegisterScreen,
  SupplierOrderScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import {
  logInAgain,
  newMailAddress,
  newPhoneNumber,
  password,
  readCode,
} from '../../support/people.ts';
import { certifyCard } from '../../support/payable-supplier.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { makeReady } from '../../support/ready-supplier.ts';
import { application, posting as postingText } from '../../support/texts.ts';

test('a posting becomes a paid, delivered, accepted and evaluated order', async ({
  page: client,
  newWindow,
  words,
  isPhone,
  sandbox,
  look,
}) => {
  test.setTimeout(180_000);
  const supplier = await newWindow();
  const posting = postingText(words);
  const file = {
    name: 'rapport-annuel.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Le domaine a vendu douze tonnes de thé.\n'),
  };
  const clientPortal = new Portal(client, words);
  const supplierPortal = new Portal(supplier, words);
  const paid = new ClientOrderScreen(client, words);
  const work = new SupplierOrderScreen(supplier, words);

  await test.step('the client signs up by e-mail and publishes a posting', async () => {
    const register = new RegisterScreen(client, words);
    await register.open();
    await register.signUp({ account: newMailAddress(), password, readCode });
    await new IdentityScreen(client, words).startAs('client');
    await client.waitForURL('**/xqoverview/index');
    await clientPortal.go('Publish a project', 'Project');
    const form = new PostingEditScreen(client, words);
    await form.arrive();
    await form.fill(posting);
    await look(client, { as: 'filled', ownWordsOnly: true });
    await form.publish();
    await client.waitForURL('**/xqpositionmanagement/positiondetail**');
    await expect(client.getByRole('heading', { level: 1 })).toContainText(posting.name);
    await look(client, { ownWordsOnly: true });
  });

  await test.step('the supplier signs up by phone in another window and finds it', async () => {
    const register = new RegisterScreen(supplier, words);
    await register.open();
    const account = newPhoneNumber();
    await register.signUp({ account, password, readCode });
    await new IdentityScreen(supplier, words).startAs('supplier');
    await supplier.waitForURL('**/overview/index');
    const person = await logInAgain({ account, password }, 'supplier', words.language);
    // What the profile doesn't say can't differ from the document.
    await makeReady(person, { name: 'Wanda Linden', information: { birthDate: null, sex: '' } });
    const photo = await drawnPicture(supplier, 'image/jpeg');
    await certifyCard(person, { name: 'Wanda Linden', photo });
    await supplierPortal.go('Job list', 'Job hall');
    const hall = new JobListScreen(supplier, words);
    await hall.arrive();
    await hall.search.fill(posting.name);
    await expect(supplier).toHaveURL(/search=/);
    await hall.posting(posting.name).click();
    await new JobDetailScreen(supplier, words).arrive();
    await look(supplier, { as: 'open', ownWordsOnly: true });
  });

  await test.step('an application arrives at the client without a reload', async () => {
    await expect.poll(() => clientPortal.unread()).toBe(0);
    const loads = watchLoads(client);
    const detail = new JobDetailScreen(supplier, words);
    await detail.fillApplication(application(words));
    await look(supplier, { as: 'applying', ownWordsOnly: true });
    await detail.apply();
    await look(supplier, { as: 'applied', ownWordsOnly: true });
    await detail.dialog
      .getByRole('button', { name: words.command('Close') })
      .last()
      .click();
    await expect(detail.dialog).toHaveCount(0);
    await expect.poll(() => clientPortal.unread()).toBe(1);
    const unread = words.say(
      '{unreadDeliveries, plural, one {# unread application} other {# unread applications}}',
    );
    await client.getByRole('link', { name: unread }).click();
    await client.waitForURL('**/xqpositionmanagement/positionresume**');
    await expect(client.getByText(application(words).why)).toBeVisible();
    await look(client, { ownWordsOnly: true });
    expect(loads.documents).toEqual([]);
  });

  await test.step('the client creates an order from it', async () => {
    await client.getByRole('button', { name: words.command('Create an order') }).click();
    const form = new OrderEditScreen(client, words);
    await form.arrive();
    // 12.5 × ¥340 = ¥4,250; 3 % of that is ¥127.50.
    await expect(form.cost('¥ 4,377.50 CNY')).toBeVisible();
    await expect(form.cost('¥ 127.50 CNY')).toBeVisible();
    await look(client, { ownWordsOnly: true });
    await form.send();
    await paid.arrive();
    await look(client, { as: 'sent', ownWordsOnly: true });
  });

  await test.step('the supplier is told and accepts', async () => {
    // Staff had entered the result of a language test and certified name and card before.
    await expect.poll(() => supplierPortal.unread()).toBe(4);
    await supplierPortal.notifications.click();
    await supplier.waitForURL('**/messagecenter/messagefeedback');
    await look(supplier, { ownWordsOnly: true });
    const title = words.pick('A new order for you', '您有新的订单');
    await supplier
      .getByRole('link', { name: `${words.pick('Order: ', '订单：')}${title}` })
      .click();
    await work.arrive();
    await look(supplier, { as: 'sent', ownWordsOnly: true });
    await work.button('Accept the order').click();
    await look(supplier, { as: 'accepting', ownWordsOnly: true });
    await work.answer('Accept the order');
    await expect(work.button('Accept the order')).toHaveCount(0);
  });

  await test.step('the client pays with WeChat Pay', async () => {
    await expect(paid.button('Pay')).toBeVisible();
    await paid.pay('WeChat Pay');
    if (isPhone) {
      const provider = new ProviderScreen(client, words);
      await provider.pay('¥4,377.50');
      await provider.backToMerchant();
      await expect(paid.paid).toBeVisible();
    } else {
      await expect(paid.qrCode('WeChat Pay')).toBeVisible();
      await look(client, { as: 'paying', ownWordsOnly: true });
      await sandbox.pay(await paid.paymentNumber());
      await expect(paid.paid).toBeVisible({ timeout: 3_000 });
    }
    await look(client, { as: 'paid', ownWordsOnly: true });
    await paid.answer('Close');
    await expect(paid.dialog).toHaveCount(0);
  });

  await test.step('the supplier delivers a file', async () => {
    const remarks = words.pick(
      'Checked twice; the glossary is at the end.',
      '已校对两遍，术语表附于文末。',
    );
    await work.fillDelivery(file, remarks);
    await look(supplier, { as: 'delivering', ownWordsOnly: true });
    await work.submit();
    await look(supplier, { as: 'delivered', ownWordsOnly: true });
  });

  await test.step('the client downloads it and accepts', async () => {
    const download = await paid.download(file.name);
    expect(await readFile(await download.path())).toEqual(file.buffer);
    await look(client, { as: 'delivered', ownWordsOnly: true });
    await paid.button('Accept the results').click();
    await look(client, { as: 'accepting', ownWordsOnly: true });
    await paid.answer('Accept');
    await expect(paid.button('Evaluate')).toBeVisible();
  });

  await test.step('the ledger shows both sides where the money went', async () => {
    const lines = (rows: [string, string][]) =>
      rows.map(([account, change]) => [expect.stringMatching(words.within(account)), change]);
    await expect
      .poll(() => paid.ledger())
      .toEqual(
        lines([
          ['Received from you', '¥ 4,377.50 CNY'],
          ['Held for the work', '¥ 4,250.00 CNY'],
          ['Service fee, held', '¥ 127.50 CNY'],
          ['Held for the work', '−¥ 4,250.00 CNY'],
          ['Service fee, held', '−¥ 127.50 CNY'],
          ['Service fee, charged', '+¥ 127.50 CNY'],
          ['To the supplier', '+¥ 4,250.00 CNY'],
        ]),
      );
    await expect
      .poll(() => work.ledger())
      .toEqual(
        lines([
          ['Held for the work', '+¥ 4,250.00 CNY'],
          ['Held for the work', '−¥ 4,250.00 CNY'],
          ['Your earnings, on hold', '+¥ 4,250.00 CNY'],
        ]),
      );
  });

  await test.step('both evaluate; neither sees the other’s words before', async () => {
    const praise = words.pick('Clear terms and quick answers.', '要求清楚，回复及时。');
    const thanks = words.pick('Careful work, delivered early.', '译文严谨，提前交稿。');
    await paid.fillEvaluation(5, thanks);
    await look(client, { as: 'evaluating', ownWordsOnly: true });
    await paid.answer('Send the review');
    await expect(paid.dialog).toHaveCount(0);

    await supplierPortal.go('Comment record', 'Order management');
    await supplier.waitForURL('**/jobhall/evaluateRecord');
    await look(supplier, { as: 'hidden', ownWordsOnly: true });
    await expect(supplier.getByText(thanks)).toHaveCount(0);
    await supplierPortal.go('Order list', 'Order management');
    await supplier.getByRole('main').getByRole('link', { name: posting.name }).click();
    await work.arrive();
    await work.fillEvaluation(4, praise);
    await look(supplier, { as: 'evaluating', ownWordsOnly: true });
    await work.submit();
    await supplierPortal.go('Comment record', 'Order management');
    await expect(supplier.getByText(thanks)).toBeVisible();
    await look(supplier, { as: 'visible', ownWordsOnly: true });

    await clientPortal.go('Evaluations', 'Offer');
    await client.waitForURL('**/xqevaluateManagement/index');
    await expect(client.getByText(praise)).toBeVisible();
    await look(client, { ownWordsOnly: true });
  });
});
