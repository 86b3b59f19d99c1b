import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import { SettingsScreen } from '../../pages/index.ts';
import { expect, once, test } from '../../support/journey.ts';
import { expectDone } from '../../support/people.ts';
import { signUpReady } from '../../support/ready-supplier.ts';

test('a visitor narrows the directory down and reads what a supplier shows, with no script before use', async ({
  page,
  words,
  language,
  look,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${pathTo('directory')}?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.pick('Translators and interpreters', '译员名录'),
  );
  await expect(cardOf(page, '林婉清')).toBeVisible();
  expect(scripts).toHaveLength(1);
  await look(page);
  await page.getByText(words.pick('Field', '专业领域'), { exact: true }).click();
  await look(page, { as: 'filter' });
  await page.getByRole('link', { name: words.pick('Law and contracts', '法律合同') }).click();
  await expect(page).toHaveURL(/field=law/);
  await page.getByRole('link', { name: '林婉清' }).click();
  await expect(page).toHaveURL(/\/translator\/lin-wanqing/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('林婉清');
  await expect(page.getByText('Agreement shall notify the other party')).toBeVisible();
  await look(page, { as: 'supplier' });
});

test(
  `reached inside the application, the directory is fetched and shows the same`,
  { tag: once },
  async ({ page, words }) => {
    await page.goto(pathTo('faq'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.command('Find translators') })
      .click();
    await expect(cardOf(page, '林婉清')).toBeVisible();
  },
);

test('a supplier takes the page out of the public, and it is gone at once', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  const address = `ingrid-falk-${randomUUID().slice(0, 8)}`;
  const supplier = await signUpReady(language, {
    name: 'Ingrid Falk',
    targetLanguage: 'sv',
    tested: false,
    information: { findable: true },
  });
  const headline = 'Contracts into Swedish since 2012';
  const shown = { open: true, address, headline, showsWork: true };
  await expectDone(supplier.caller, '/supinterface/setPublicProfile', shown);
  await supplier.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  await settings.openSection('resume');
  await look(page, { as: 'public-profile' });
  const visitor = await newWindow();
  const status = async () => (await visitor.goto(`/translator/${address}`))?.status();
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: words.command('Take my page out of the public') }).click();
  await settings.dialogButton('Take it out').click();
  await expect(page.getByText(words.say('Your page is no longer public.'))).toBeVisible();
  expect(await status()).toBe(410);
  const agreed = page.getByRole('checkbox', {
    name: words.say(
      'I agree that everybody sees what is listed above, on the web and in search engines.',
    ),
  });
  await expect(agreed).not.toBeChecked();
  await look(page, { as: 'closed' });
  await agreed.check();
  await page.getByRole('button', { name: words.command('Show my page to everybody') }).click();
  await expect(page.getByRole('link', { name: words.command('Open my page') })).toBeVisible();
  expect(await status()).toBe(200);
  await expectDone(supplier.caller, '/supinterface/setPublicProfile', { ...shown, open: false });
});

/** Journeys beside this one may show suppliers of their own. */
function cardOf(page: Page, name: string): Locator {
  return page.locator('[data-cards] > li').filter({ hasText: name });
}
