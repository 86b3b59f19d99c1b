import { JobDetailScreen, JobListScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('the job list keeps filters, scroll and typed text over a visit to a posting', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  const hall = new JobListScreen(page, words);
  await hall.open();
  await look(page);
  await hall.openFilters();
  await hall.choose('Type', words.pick('Translation', '笔译'));
  await expect(page).toHaveURL(/type=translation/);
  await hall.field('Pay up to (¥)').fill('9000');
  await expect(page).toHaveURL(/payTo=9000/);
  await look(page, { as: 'filters' });
  await hall.closeFilters();

  const posting = page.getByRole('main').locator('li a').nth(8);
  await posting.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  const address = page.url();
  await posting.click();
  const detail = new JobDetailScreen(page, words);
  await detail.arrive();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await look(page, { as: 'demo' });

  await page.goBack();
  await hall.arrive();
  expect(page.url()).toBe(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await hall.openFilters();
  await expect(hall.field('Pay up to (¥)')).toHaveValue('9000');

  await page.reload();
  await hall.openFilters();
  await expect(hall.field('Pay up to (¥)')).toHaveValue('9000');
});
