import { randomUUID } from 'node:crypto';
import { pathTo } from '@tolk/contract/routes';
import { ConversationsScreen, MessageReportScreen } from '../../pages/index.ts';
import { openConversation, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { expectDone, signUp, type Person } from '../../support/people.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

/** A supplier has asked about a project, and then offered to be paid elsewhere. */
async function askForMoneyOutside(supplier: Person, client: Person, texts: readonly string[]) {
  const projectReleaseInforId = await publishPosting(client, 'Lease of a teahouse');
  const { conversationId } = await openConversation(supplier, projectReleaseInforId);
  for (const text of texts) await write(supplier, conversationId, text);
  return projectReleaseInforId;
}

test('a reported message is read by the staff with its neighbours, and its writer falls silent', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(150_000);
  const own = { ownWordsOnly: true };
  const tag = randomUUID().slice(0, 6);
  const ask = words.pick(`Is the lease long? ${tag}`, `租约长吗？${tag}`);
  const offer = words.pick(
    `Pay me by PayPal instead, it is cheaper ${tag}`,
    `不走平台，微信转账给我更便宜 ${tag}`,
  );
  const ruling = words.pick('Payment stays on the platform.', '款项须通过平台支付。');
  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const projectReleaseInforId = await askForMoneyOutside(supplier, client, [ask, offer]);
  const staff = await newWindow();
  const elsewhere = await newWindow();
  const caller = await staffCaller();
  await client.enter(page);
  await enterAsStaff(staff, caller);
  const chat = new ConversationsScreen(page, words, 'client');
  const desk = new MessageReportScreen(staff, words);

  await test.step('the client is warned, and reports the message', async () => {
    await page.goto(pathTo('clientChat'));
    await chat.contact(/./).first().click();
    await expect(chat.message(offer)).toBeVisible();
    await look(page, { as: 'note', ...own });
    await chat.act(offer, 'Report');
    await chat.dialog
      .getByRole('radio', { name: words.say('Wants to pay or be paid outside Tolk') })
      .check();
    await look(page, { as: 'form', ...own });
    await chat.submit();
  });

  await test.step('the staff reads it with what stands around it, and nothing else', async () => {
    await staff.goto(pathTo('messageReports'));
    const { list } = await expectDone<{ list: { messageReportId: string }[] }>(
      caller,
      '/opsinterface/getMessageReportList',
      { decided: false, pageSize: 100 },
    );
    await look(staff, { as: 'queue' });
    for (const { messageReportId } of list.toReversed()) {
      await staff.goto(pathTo('messageReport', { messageReportId }));
      await expect(desk.button('Dismiss')).toBeVisible();
      if (await staff.getByText(offer).isVisible()) break;
    }
    await expect(staff.getByRole('listitem').filter({ hasText: offer })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(staff.getByText(ask)).toBeVisible();
    await look(staff, { as: 'report' });
  });

  await test.step('its writer can write to nobody for a week, and reads why', async () => {
    await desk.button('No messages for {days} days').click();
    await desk.dialog.getByRole('textbox').fill(ruling);
    await desk.submit();
    await expect(staff.getByText(ruling)).toBeVisible();
    await supplier.enter(elsewhere);
    await elsewhere.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
    const silence = words.pick('You can’t send messages until', '前无法发送消息。');
    await expect(elsewhere.getByText(silence)).toBeVisible();
    await look(elsewhere, { as: 'silent', ...own });
    await elsewhere.goto(pathTo('supplierNotifications'));
    await expect(elsewhere.getByText(ruling).first()).toBeVisible();
  });
});
