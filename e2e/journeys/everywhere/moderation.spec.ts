import { randomUUID } from 'node:crypto';
import { pathTo } from '@tolk/contract/routes';
import type { Caller } from '@tolk/testing/caller';
import { ModerationScreen, PublicJobScreen, SettingsScreen } from '../../pages/index.ts';
import { openConversation, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { expectDone, signUp, type Person } from '../../support/people.ts';
import { enterAsStaff, logInStaff, staffCaller } from '../../support/staff.ts';

test('a posting is hidden with a reason, its client appeals, and a colleague shows it again', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 6);
  const project = words.pick(`Easy money ${tag}`, `轻松赚钱 ${tag}`);
  const why = words.pick('It promises what nobody pays.', '报酬承诺不实。');
  const answer = words.pick('The client signed the budget.', '客户已确认预算。');
  const ruling = words.pick('The budget is real.', '预算属实。');
  const own = { ownWordsOnly: true };
  const client = await signUp('client', language);
  const projectReleaseInforId = await publishPosting(client, project);
  const staff = await newWindow();
  const second = await newWindow();
  const visitor = await newWindow();
  await client.enter(page);
  await enterAsStaff(staff, await staffCaller());
  await enterAsStaff(second, await logInStaff('support'));
  const desk = new ModerationScreen(staff, words);
  const settings = new SettingsScreen(page, words, 'client');

  await test.step('staff read it, and hide it with a reason', async () => {
    await desk.open(`?subject=posting&subjectId=${projectReleaseInforId}`);
    await look(staff, { as: 'shown' });
    await desk
      .item(project)
      .getByRole('button', { name: words.command('Hide…') })
      .click();
    await desk.dialog
      .getByRole('radio', { name: words.pick('It isn’t true.', '内容不实。') })
      .check();
    await desk.dialog.getByLabel(words.label('Message to the author')).fill(why);
    await look(staff, { as: 'hiding' });
    await desk.submit();
    await expect(desk.item(project)).toHaveCount(0);
  });

  await test.step('nobody else opens it', async () => {
    await visitor.goto(pathTo('publicJob', { projectReleaseInforId }));
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(project)).toHaveCount(0);
  });

  await test.step('the client reads why, and appeals once', async () => {
    await settings.openSection('moderation');
    await expect(page.getByText(why)).toBeVisible();
    await look(page, { as: 'told', ...own });
    await settings.button('Appeal…').click();
    await settings.dialog.getByRole('textbox').fill(answer);
    await look(page, { as: 'appealing', ...own });
    await settings.dialogButton('Send the appeal').click();
    await settings.dialog.waitFor({ state: 'detached' });
    await expect(page.getByText(answer)).toBeVisible();
    await expect(settings.button('Appeal…')).toHaveCount(0);
  });

  await test.step('who hid it can’t decide; a colleague shows it again', async () => {
    await desk.open('?subject=posting&state=appealed');
    await expect(
      desk.item(project).getByRole('button', { name: words.command('Show again…') }),
    ).toBeDisabled();
    await look(staff, { as: 'own' });
    const other = new ModerationScreen(second, words);
    await other.open('?subject=posting&state=appealed');
    await expect(other.item(project)).toContainText(answer);
    await other
      .item(project)
      .getByRole('button', { name: words.command('Show again…') })
      .click();
    await other.dialog.getByRole('textbox').fill(ruling);
    await other.submit();
    await expect(other.item(project)).toHaveCount(0);
  });

  await test.step('the client is told, and everybody reads it again', async () => {
    await page.reload();
    await expect(page.getByText(ruling)).toBeVisible();
    await visitor.goto(pathTo('publicJob', { projectReleaseInforId }));
    await expect(visitor.getByRole('heading', { name: project })).toBeVisible();
  });
});

test('a posting is reported on its page, decided by keyboard, and the reporter is told', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(150_000);
  const tag = randomUUID().slice(0, 6);
  const project = words.pick(`Call me about it ${tag}`, `请直接打电话 ${tag}`);
  const note = words.pick('There is a number in it.', '文中有电话号码。');
  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const projectReleaseInforId = await publishPosting(client, project);
  const caller = await staffCaller();
  const staff = await newWindow();
  await supplier.enter(page);
  await enterAsStaff(staff, caller);
  const desk = new ModerationScreen(staff, words);
  const job = new PublicJobScreen(page, words);

  await test.step('the supplier reports it where it stands', async () => {
    await job.open(`?projectReleaseInforId=${projectReleaseInforId}`);
    await job.button('Report this job').click();
    await job.dialog
      .getByRole('radio', { name: words.pick('It contains contact details.', '包含联系方式。') })
      .check();
    await job.dialog.getByRole('textbox').fill(note);
    await look(page, { as: 'reporting', ownWordsOnly: true });
    await job.submit();
  });

  await test.step('staff hide it without touching the mouse', async () => {
    const { list } = await expectDone<{ list: { reports: { reportedContentId: string } }[] }>(
      caller,
      '/opsinterface/getModeratedList',
      { subject: 'posting', state: 'reported', subjectId: projectReleaseInforId },
    );
    const reported = list[0]?.reports.reportedContentId ?? '';
    await staff.goto(pathTo('hiding', { reported }));
    await expect(desk.item(project)).toContainText(note);
    await look(staff, { as: 'reported' });
    await expect(desk.button('Take it')).toBeVisible();
    await staff.keyboard.press('h');
    await desk.dialog
      .getByRole('radio', { name: words.pick('It contains contact details.', '包含联系方式。') })
      .press('Space');
    await desk.dialog.locator('button[type=submit]').press('Enter');
    await desk.dialog.waitFor({ state: 'detached' });
    await expect(desk.item(project)).toContainText(words.pick('Hidden', '已隐藏'));
  });

  await test.step('the supplier reads what came of it', async () => {
    await page.goto(pathTo('supplierNotifications'));
    await expect(
      page.getByText(words.pick('Our staff have hidden it.', '工作人员已将其隐藏')).first(),
    ).toBeVisible();
  });
});

test('who was warned reads why, appeals once, and a colleague lifts the warning by keyboard', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(150_000);
  const own = { ownWordsOnly: true };
  const tag = randomUUID().slice(0, 6);
  const message = words.pick(`Pay me in cash, ha ha ${tag}`, `哈哈，给我现金吧 ${tag}`);
  const warning = words.pick('Payment stays on the platform.', '款项须通过平台支付。');
  const appeal = words.pick(`It was a joke ${tag}`, `只是玩笑 ${tag}`);
  const ruling = words.pick('The next line says so.', '下文已说明。');
  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const posting = await publishPosting(client, words.pick('Lease of a teahouse', '茶馆租约'));
  const { conversationId } = await openConversation(supplier, posting);
  const { seq } = await write(supplier, conversationId, message);
  const caller = await staffCaller();
  await warn(client, caller, { conversationId, seq, words: warning });
  const staff = await newWindow();
  await supplier.enter(page);
  await enterAsStaff(staff, await logInStaff('support'));
  const desk = new ModerationScreen(staff, words);
  const settings = new SettingsScreen(page, words, 'supplier');

  await test.step('the supplier reads what it was about and why, and appeals', async () => {
    await settings.openSection('moderation');
    await expect(page.getByRole('heading', { name: message })).toBeVisible();
    await expect(page.getByText(warning)).toBeVisible();
    await look(page, { as: 'warned', ...own });
    await settings.button('Appeal…').click();
    await settings.dialog.getByRole('textbox').fill(appeal);
    await look(page, { as: 'appealing-warning', ...own });
    await settings.dialogButton('Send the appeal').click();
    await settings.dialog.waitFor({ state: 'detached' });
    await expect(settings.button('Appeal…')).toHaveCount(0);
  });

  await test.step('it waits among the appeals; the message is read in the case alone', async () => {
    await desk.open('?subject=warning&state=appealed');
    const item = staff.getByRole('listitem').filter({ hasText: appeal });
    await expect(item).toBeVisible();
    await expect(item).not.toContainText(message);
    await look(staff, { as: 'appealed-warnings' });
    await item.getByRole('link', { name: words.command('Warning') }).click();
    await expect(staff.getByText(message)).toBeVisible();
    await look(staff, { as: 'appealed-warning' });
  });

  await test.step('a colleague of who warned them lifts it', async () => {
    await expect(desk.button('Take it')).toBeVisible();
    await staff.keyboard.press('a');
    await desk.dialog.getByRole('textbox').fill(ruling);
    await desk.dialog.locator('button[type=submit]').press('Enter');
    await desk.dialog.waitFor({ state: 'detached' });
    await expect(staff.getByText(words.pick('Lifted', '已撤销'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(ruling)).toBeVisible();
    await look(page, { as: 'lifted', ...own });
  });
});

/** The client reports a message, and staff warn its writer. */
async function warn(
  client: Person,
  staff: Caller,
  { conversationId, seq, words }: { conversationId: string; seq: number; words: string },
): Promise<void> {
  const report = { conversationId, seq, reason: 'outsidePayment', note: conversationId };
  await expectDone(client.caller, '/communicationinterface/reportMessage', report);
  const { list } = await expectDone<{ list: { messageReportId: string; note: string }[] }>(
    staff,
    '/opsinterface/getMessageReportList',
    { decided: false, pageSize: 100 },
  );
  const messageReportId = list.find(({ note }) => note === conversationId)?.messageReportId;
  const decision = { messageReportId, outcome: 'warned', words };
  await expectDone(staff, '/opsinterface/decideMessageReport', decision);
}
