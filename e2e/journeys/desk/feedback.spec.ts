import { randomUUID } from 'node:crypto';
import { watchLoads } from '@tolk/testing/browser';
import {
  FeedbackDeskScreen,
  FeedbackReportScreen,
  MessagesScreen,
  OwnFeedbackScreen,
  Portal,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { expectDone, signUp } from '../../support/people.ts';
import { smallPicture } from '../../support/pictures.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

test('what somebody tells us is answered, for them and for who told us the same', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 6);
  const fault = words.pick(`The delivery page stays empty ${tag}`, `交付页面一片空白 ${tag}`);
  const same = words.pick(`Nothing on the delivery page ${tag}`, `交付页面没有内容 ${tag}`);
  const answer = words.pick('It was mended this morning.', '今天上午已修复。');
  const type = words.pick('Something does not work', '功能异常');
  const own = { ownWordsOnly: true };

  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const staff = await newWindow();
  const elsewhere = await newWindow();
  await client.enter(page);
  await supplier.enter(elsewhere);
  await enterAsStaff(staff, await staffCaller());
  const portal = new Portal(page, words);
  const messages = new MessagesScreen(page, words, 'client');
  const sent = new OwnFeedbackScreen(page, words, 'client');
  const desk = new FeedbackDeskScreen(staff, words);
  const report = new FeedbackReportScreen(staff, words);

  await test.step('a client writes, with a picture', async () => {
    await messages.open();
    await look(page, { as: 'none', ...own });
    await messages.openFeedback();
    await messages.fillFeedback(type, fault, {
      name: 'empty.jpg',
      mimeType: 'image/jpeg',
      buffer: smallPicture,
    });
    await look(page, { as: 'form', ...own });
    await messages.submit();
    await expect(messages.row(fault)).toContainText(words.pick('Submitted', '已提交'));
    await portal.closeMessages();
    await look(page, { as: 'sent', ...own });
  });

  await test.step('a supplier has met the same', async () => {
    await expectDone(supplier.caller, '/supinterface/addFeedBack', {
      feedbackType: 'fault',
      instructions: same,
      fileIds: [],
    });
  });

  await test.step('the staff takes it on, and the client sees so at once', async () => {
    await desk.open();
    await look(staff);
    await desk.openReport(fault);
    await report.arrive();
    await report.button('Take it').click();
    await expect(report.button('Return to the queue')).toBeVisible();
    await expect(messages.row(fault)).toContainText(words.pick('In progress', '处理中'));
    await look(staff, { as: 'report' });
  });

  await test.step('the duplicate is merged into it', async () => {
    await desk.open();
    await desk.openReport(same);
    await report.arrive();
    await report.mergeInto(fault);
    await expect(report.button('Separate again')).toBeVisible();
    await look(staff, { as: 'duplicate' });
    await staff.getByRole('link', { name: words.pick('another report', '另一条反馈') }).click();
    await expect(report.part('Duplicates')).toContainText(same);
  });

  await test.step('the answer reaches both', async () => {
    const loads = watchLoads(page);
    await report.button('Answer…').click();
    const field = language === 'en' ? 'Answer in English' : 'Answer in Chinese';
    await report.field(field).fill(answer);
    await look(staff, { as: 'answering' });
    await report.submit();
    await expect(report.part('Our answer')).toContainText(answer);

    await expect.poll(() => portal.unread()).toBe(1);
    await messages.row(fault).getByRole('link').click();
    await sent.arrive();
    await expect(sent.part('Our answer')).toContainText(answer);
    await expect.poll(() => portal.unread()).toBe(0);
    await portal.closeMessages();
    await look(page, { as: 'answered', ...own });
    expect(loads.documents).toEqual([]);
  });

  await test.step('who told us the same reads the same answer', async () => {
    const others = new MessagesScreen(elsewhere, words, 'supplier');
    await others.open();
    await look(elsewhere, { as: 'told', ...own });
    const title = words.pick('Your feedback has been answered', '您的反馈已有答复');
    await elsewhere.getByRole('main').getByRole('link', { name: title }).click();
    const theirs = new OwnFeedbackScreen(elsewhere, words, 'supplier');
    await theirs.arrive();
    await expect(theirs.part('Our answer')).toContainText(answer);
    await expect(
      theirs.text(
        'Someone else has reported the same, so we handle both together. You get the same answer.',
      ),
    ).toBeVisible();
    await expect.poll(() => new Portal(elsewhere, words).unread()).toBe(0);
    await look(elsewhere, { as: 'merged', ...own });
  });
});
