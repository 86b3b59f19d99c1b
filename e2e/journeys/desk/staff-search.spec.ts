import { randomUUID } from 'node:crypto';
import { WorkScreen, StaffSearchScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { expectDone, signUp } from '../../support/people.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

test('one search leads to a project and to what its client told us', async ({
  page,
  words,
  language,
  look,
}) => {
  const tag = `q${randomUUID().slice(0, 6)}`;
  const project = words.pick(`Lease ${tag}`, `租赁合同 ${tag}`);
  const question = words.pick(`No receipt for ${tag}`, `没有收到 ${tag} 的收据`);
  const client = await signUp('client', language);
  await publishPosting(client, project);
  await expectDone(client.caller, '/clientinterface/addFeedBack', {
    feedbackType: 'fault',
    instructions: question,
    fileIds: [],
  });
  await enterAsStaff(page, await staffCaller());
  const work = new WorkScreen(page, words);
  const search = new StaffSearchScreen(page, words);

  await test.step('the key of every desk leads there', async () => {
    await work.open();
    await page.keyboard.press('/');
    await search.arrive();
    await look(page, { as: 'empty' });
  });

  await test.step('it finds both, and says what kind they are', async () => {
    await search.find(tag);
    await expect(search.part('Projects').getByRole('link', { name: project })).toBeVisible();
    await expect(search.part('Feedback')).toContainText(question);
    await look(page, { as: 'found' });
  });

  await test.step('a project opens where it is moderated', async () => {
    await search.part('Projects').getByRole('link', { name: project }).click();
    await page.waitForURL(({ pathname }) => pathname === '/ops/moderation');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(project);
    await page.goBack();
  });

  await test.step('what the client told us opens too', async () => {
    await search.part('Feedback').getByRole('link').click();
    await page.waitForURL(({ pathname }) => pathname === '/ops/feedbackreport');
    await expect(page.getByText(question)).toBeVisible();
  });
});
