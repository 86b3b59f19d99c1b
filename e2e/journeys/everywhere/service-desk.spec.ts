import { randomUUID } from 'node:crypto';
import {
  CustomerServiceScreen,
  ServiceConversationScreen,
  ServiceDeskScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

test('a visitor asks, the staff answers, and the visitor comes back by a link and says how it was', async ({
  page,
  newWindow,
  words,
  sandbox,
  look,
}) => {
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 6);
  const address = `visitor-${tag}@example.com`;
  const question = words.pick(`Where is my refund ${tag}?`, `我的退款在哪里 ${tag}？`);
  const answer = words.pick(`It arrives tomorrow ${tag}.`, `明天到账 ${tag}。`);
  const note = words.pick(`Bank checked ${tag}`, `已向银行核实 ${tag}`);
  const thanks = words.pick(`Quick and friendly ${tag}`, `快捷又友好 ${tag}`);
  const own = { ownWordsOnly: true };
  const staff = await newWindow();
  await enterAsStaff(staff, await staffCaller());
  const visitor = new CustomerServiceScreen(page, words);
  const desk = new ServiceDeskScreen(staff, words);
  const conversation = new ServiceConversationScreen(staff, words);

  await test.step('answers are offered while the first line is typed', async () => {
    await visitor.open();
    await visitor.input.fill(question);
    await expect(visitor.offered.first()).toBeVisible();
    await look(page, { as: 'first-line', ...own });
  });

  await test.step('the visitor writes to a person, and leaves an address', async () => {
    await visitor.say(question);
    await expect(visitor.input).toBeInViewport({ ratio: 1 });
    await visitor.leaveEmail(address);
    await page.reload();
    await expect(visitor.log.getByText(question)).toBeVisible();
    await look(page, { as: 'asked', ...own });
  });

  await test.step('the staff finds it, takes it, writes a note and an answer', async () => {
    await desk.open();
    await look(staff, { as: 'inbox' });
    await desk.openFound(question);
    await conversation.arrive();
    await conversation.button('Take it').click();
    await conversation.writeNote(note);
    await look(staff, { as: 'note' });
    await staff.emulateMedia({ colorScheme: 'dark' });
    await look(staff, { as: 'note-dark' });
    await staff.emulateMedia({ colorScheme: null });
    await conversation.answerCustomer(answer);
    await look(staff, { as: 'conversation' });
    await expect(visitor.log.getByText(answer)).toBeVisible();
    await expect(visitor.log.getByText(note)).toHaveCount(0);
    await expect(conversation.log.getByText(words.pick('Read', '已读'))).toBeVisible();
  });

  const back = await newWindow();
  const returned = new CustomerServiceScreen(back, words);
  await test.step('the link in the mail opens the conversation elsewhere', async () => {
    let link = '';
    await expect(async () => {
      const mails = await sandbox.inbox(address);
      link =
        /\/xqrelationservice#link=[\w-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 30_000 });
    await back.goto(link);
    await expect(returned.log.getByText(answer)).toBeVisible();
    expect(new URL(back.url()).hash).toBe('');
  });

  await test.step('the staff closes it as solved', async () => {
    await conversation.button('Close…').click();
    await look(staff, { as: 'closing' });
    await conversation.submit();
    await expect(conversation.button('Reopen')).toBeVisible();
  });

  await test.step('the visitor says how it was, and the staff sees it', async () => {
    await expect(returned.page.getByRole('radio').first()).toBeVisible();
    await look(back, { as: 'rating' });
    await returned.rate('5 · Very good', thanks);
    await look(back, { as: 'rated' });
    await staff.reload();
    await expect(staff.getByText(thanks)).toBeVisible();
    await look(staff, { as: 'rated-by-customer' });
  });
});
