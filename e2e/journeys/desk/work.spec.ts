import { randomUUID } from 'node:crypto';
import { FeedbackReportScreen, WorkNotes, WorkScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { expectDone, signUp } from '../../support/people.ts';
import { enterAsStaff, logInStaff, staffCaller } from '../../support/staff.ts';

test('a case is taken on by keyboard, noted, and handed to a colleague who finds it at once', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 6);
  const question = words.pick(`Where is my receipt? ${tag}`, `我的收据在哪里？${tag}`);
  const note = words.pick(`Known since Monday ${tag}`, `周一起已知 ${tag}`);
  const wish = words.pick(`You know this page ${tag}`, `这个页面你熟悉 ${tag}`);
  const name = words.pick(`Late ${tag}`, `超时 ${tag}`);
  const client = await signUp('client', language);
  const { feedbackId } = await expectDone<{ feedbackId: string }>(
    client.caller,
    '/clientinterface/addFeedBack',
    { feedbackType: 'fault', instructions: question, fileIds: [] },
  );
  const support = await logInStaff('support');
  const { name: colleague } = await expectDone<{ name: string }>(
    support,
    '/opsinterface/getStaffUser',
    {},
  );
  const elsewhere = await newWindow();
  await enterAsStaff(page, await staffCaller());
  await enterAsStaff(elsewhere, support);
  const report = new FeedbackReportScreen(page, words);
  const work = new WorkScreen(page, words);
  const theirs = new WorkScreen(elsewhere, words);
  const bar = report.part('Work on this case');

  await test.step('the list shows what nobody has, and a filter is saved under a name', async () => {
    await work.open();
    await expect(work.view('My work')).toBeVisible();
    await work.view('Unassigned').click();
    await expect(work.view('Unassigned')).toHaveAttribute('aria-selected', 'true');
    await look(page, { as: 'unassigned' });
    await work.button('Save this filter…').click();
    await work.field('Name').fill(name);
    await look(page, { as: 'saving' });
    await work.submit();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the case is taken on with one key, and the list of keys says which', async () => {
    await report.open(`?id=${feedbackId}`);
    await expect(page.getByText(question)).toBeVisible();
    await expect(report.button('Take it')).toBeVisible();
    await page.keyboard.press('?');
    await expect(report.dialog).toContainText(words.pick('Take it', '由我处理'));
    await look(page, { as: 'keys' });
    await report.confirm('Close');
    await page.keyboard.press('t');
    await expect(report.button('Return to the queue')).toBeVisible();
  });

  await test.step('a note tells the colleague', async () => {
    await new WorkNotes(page, words, report.path).write(note, colleague);
    await expect(report.part('Colleagues’ notes').getByRole('listitem')).toContainText(note);
    await look(page, { as: 'noted' });
  });

  await test.step('it is handed over with words', async () => {
    await report.button('Assign to…').click();
    await report.choose('Colleague', colleague);
    await report.field('Note to the colleague').fill(wish);
    await look(page, { as: 'handing-over' });
    await report.submit();
    await expect(bar).toContainText(colleague);
  });

  await test.step('the colleague finds both, and the case among their own', async () => {
    await theirs.open();
    const fresh = theirs.part('New to you');
    await expect(fresh).toContainText(note);
    await expect(fresh).toContainText(wish);
    await look(elsewhere, { as: 'mine' });
    const opened = new FeedbackReportScreen(elsewhere, words);
    await fresh.getByRole('listitem').filter({ hasText: wish }).getByRole('link').click();
    await opened.arrive();
    await expect(elsewhere.getByText(question)).toBeVisible();
    await expect(opened.part('Work on this case')).toContainText(colleague);
    await expect(bar.getByRole('status')).toContainText(colleague);
    await elsewhere.keyboard.press('b');
    await expect(opened.button('Take it')).toBeVisible();
    await theirs.open();
    await expect(fresh.getByText(wish)).toHaveCount(0);
  });
});
