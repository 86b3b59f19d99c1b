import { randomUUID } from 'node:crypto';
import { watchLoads } from '@tolk/testing/browser';
import { JobListScreen, Portal } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';

test('a saved search tells of a new posting at once and brings its filters back', async ({
  page,
  words,
  language,
  look,
}) => {
  const supplier = await signUp('supplier', language);
  const client = await signUp('client', language);
  await supplier.enter(page);
  const portal = new Portal(page, words);
  const hall = new JobListScreen(page, words);
  // The other project publishes into the same product: each has a pair that nobody else works in.
  const target = words.pick('cy', 'mt');
  const name = words.pick('Finnish into Welsh', '芬兰语译马耳他语');
  const filtered = new RegExp(`source=fi&target=${target}`);
  const posting = words.pick('Sauna rules', '桑拿须知') + ` ${randomUUID().slice(0, 4)}`;

  await test.step('the filters say how many postings each value leaves', async () => {
    await hall.open();
    await hall.openFilters();
    await page.getByRole('combobox', { name: words.label('Type') }).click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText(Array(3).fill(/\d/));
    await page.keyboard.press('Escape');
    await hall.choose('From', words.pick('Finnish', '芬兰语'));
    await hall.choose('Into', words.pick('Welsh', '马耳他语'));
    await hall.closeFilters();
    await expect(page).toHaveURL(filtered);
    await expect(hall.text('No jobs match these filters')).toBeVisible();
  });

  await test.step('the search is saved', async () => {
    await hall.button('Save this search').click();
    await look(page, { as: 'save-search' });
    await hall.saveSearch(name);
    await expect(portal.message(words.say('The search is saved.'))).toBeVisible();
  });

  await test.step('a posting that fits arrives without a reload', async () => {
    await expect.poll(() => portal.unread()).toBe(0);
    const loads = watchLoads(page);
    const pair = { sourceLanguage: 'fi', targetLanguage: target };
    await publishPosting(client, `${posting} A`, { ...pair, targetLanguage: 'fr' });
    await publishPosting(client, posting, pair);
    await expect.poll(() => portal.unread()).toBe(1);
    await portal.notifications.click();
    // The job hall, which is kept alive out of sight, names it too.
    const news = page.getByRole('main').getByText(posting).filter({ visible: true });
    await expect(news).not.toHaveCount(0);
    await look(page, { as: 'alert' });
    expect(loads.documents).toEqual([]);
  });

  await test.step('the opened search restores the filters, and is deleted', async () => {
    await portal.go('Job list', 'Job hall');
    await hall.openFilters();
    await hall.button('Clear the filters').click();
    await expect(page).not.toHaveURL(/source=/);
    await hall.closeFilters();
    await portal.closeMessages();
    await hall.button('Saved searches').click();
    await hall.dialog.getByRole('button', { name, exact: true }).waitFor();
    await look(page, { as: 'saved-searches' });
    await hall.dialog.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(filtered);
    await expect(hall.posting(posting)).toBeVisible();
    await hall.button('Saved searches').click();
    await hall.dialog.getByRole('button', { name: words.command('Delete {name}') }).click();
    await expect(hall.text('No saved search yet')).toBeVisible();
  });
});
