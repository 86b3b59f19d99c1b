import { randomUUID } from 'node:crypto';
import { JobDetailScreen, JobListScreen, SettingsScreen } from '../../pages/index.ts';
import { deskOnly, expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';

test(
  'the job list keeps filters, scroll and typed text over a visit to a posting',
  { tag: deskOnly },
  async ({ page, words, language, look }) => {
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
  },
);

test(
  'rows of the hall are dense, a job is saved, and opened beside the list on a wide window',
  { tag: deskOnly },
  async ({ page, words, language, look }, { project }) => {
    const phone = project.use.isMobile === true;
    const person = await signUp('supplier', language);
    await person.enter(page);
    const tag = randomUUID().slice(0, 6);
    const title = words.pick(`A job to save ${tag}`, `待收藏的项目 ${tag}`);
    await publishPosting(await signUp('client', language), title);
    const settings = new SettingsScreen(page, words, 'supplier');
    await settings.openSection('appearance');
    await settings.choose('Show amounts also in', words.pick('Euro', '欧元'));
    await look(page, { as: 'appearance' });
    const hall = new JobListScreen(page, words);
    await page.setViewportSize(phone ? { width: 375, height: 812 } : { width: 1280, height: 800 });
    await hall.open();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText(words.within('Profile incomplete'));
    await expect(rows.first()).toContainText(words.pick('≈ €', '约 €'));
    const inSight = await rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
    expect(inSight).toBeGreaterThanOrEqual(phone ? 4 : 8);

    await hall.bookmark(title).click();
    await expect(hall.bookmark(title)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: words.start('Saved') }).click();
    await expect(page).toHaveURL(/tab=saved/);
    await expect(rows).toHaveCount(1);
    await look(page, { as: 'saved' });
    await hall.posting(title).click();
    await new JobDetailScreen(page, words).arrive();
    await expect(hall.bookmark(title)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await hall.arrive();
    if (phone) return;

    await page.setViewportSize({ width: 1440, height: 900 });
    await hall.posting(title).click();
    await expect(page).toHaveURL(/tab=saved&job=/);
    await expect(hall.beside.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    await look(page, { as: 'beside' });
    await page.keyboard.press('Escape');
    await expect(hall.beside).toHaveCount(0);
    await expect(hall.posting(title)).toBeFocused();
  },
);
