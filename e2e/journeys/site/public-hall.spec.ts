import { expect, test } from '../../support/journey.ts';
import { getProduct } from '../../support/product.ts';

test('a visitor reads the job hall, and what is in it is there without a script', async ({
  page,
  browser,
  words,
  language,
  look,
}) => {
  const rows = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('[href*="xqprojectdetail"]') });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;

  await test.step('without a script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: language });
    const reader = await plain.newPage();
    await reader.goto(`${getProduct().url}/jobs?lang=${language}`);
    const links = reader.getByRole('main').locator('a[href*="xqprojectdetail"]');
    await expect(links).toHaveCount(20);
    const title = (await links.first().textContent()) ?? '';
    await links.first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await plain.close();
  });

  await test.step('the filters stand in the address, each topic has its page', async () => {
    await page.goto('/jobs');
    await expect(rows).toHaveCount(20);
    await look(page);
    if (isPhone) await page.getByRole('button', { name: words.start('Filters') }).click();
    const type = page.getByRole('combobox', { name: words.label('Type') });
    await type.click();
    await page
      .getByRole('option', { name: new RegExp(words.pick('Interpretation', '口译')) })
      .click();
    await expect(page).toHaveURL(/type=interpretation/);
    if (isPhone)
      await page.getByRole('button', { name: words.command('Show the results') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.pick('Interpretation jobs', '口译项目'),
    );
    await page
      .getByRole('link', {
        name: words.pick(
          'Law and contracts: translation and interpreting jobs',
          '法律合同翻译项目',
        ),
      })
      .click();
    await expect(page).toHaveURL(/\/jobs\?field=law$/);
  });

  await test.step('a posting leads to the sign-up', async () => {
    // The rows of the topic before stay until those of this one are there.
    const law = words.pick('Law and contracts', '法律合同');
    await expect(rows.filter({ hasNotText: law })).toHaveCount(0);
    const title = (await rows.first().getByRole('link').textContent()) ?? '';
    await rows.first().getByRole('link').click();
    await page.waitForURL('**/xqprojectdetail?projectReleaseInforId=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const apply = page.getByRole('link', { name: words.command('Apply') });
    await expect(apply).toHaveAttribute('href', /^\/register\?RWID=/);
  });
});
