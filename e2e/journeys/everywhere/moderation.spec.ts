import { randomUUID } from 'node:crypto';
import { pathTo } from '@tolk/contract/routes';
import { ModerationScreen, SettingsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';
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
      .getByRole('button', { name: words.say('Hide…') })
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
      desk.item(project).getByRole('button', { name: words.say('Show again…') }),
    ).toBeDisabled();
    await look(staff, { as: 'own' });
    const other = new ModerationScreen(second, words);
    await other.open('?subject=posting&state=appealed');
    await expect(other.item(project)).toContainText(answer);
    await other
      .item(project)
      .getByRole('button', { name: words.say('Show again…') })
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
