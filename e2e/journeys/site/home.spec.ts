import { RegisterScreen } from '../../pages/index.ts';
import { deskOnly, expect, phoneOnly, test } from '../../support/journey.ts';
import { newMailAddress, password, readCode } from '../../support/people.ts';

for (const [button, overview, tag] of [
  ['Publish a project', '/xqoverview/index', deskOnly],
  ['Work as a translator', '/overview/index', phoneOnly],
] as const) {
  test(
    `who came in by “${button}” and looks around first is not asked for a side`,
    { tag },
    async ({ page, words }) => {
      await page.goto('/');
      await page.getByRole('link', { name: words.command(button) }).click();
      const register = new RegisterScreen(page, words);
      await expect(register.button('Send the code')).toBeVisible();
      // The page is there before its application, which is what remembers.
      await page.waitForFunction(() => sessionStorage.getItem('arrival') !== null);
      await page.goto('/askwhat');
      await page.goto('/');
      await page.goto('/register');
      await register.signUp({ account: newMailAddress(), password, readCode });
      await page.waitForURL(`**${overview}`);
    },
  );
}

test(
  'the home page shows live jobs and people of the directory, once they come near',
  { tag: phoneOnly },
  async ({ page, words, look }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls).toEqual([]);
    await page.getByRole('heading', { name: words.say('Recent jobs') }).scrollIntoViewIfNeeded();
    await expect(page.locator('#jobs li a').first()).toBeVisible();
    await page
      .getByRole('heading', { name: words.say('Who does the work') })
      .scrollIntoViewIfNeeded();
    const people = page.getByRole('group', { name: words.say('Translators and rates') });
    await expect(people.getByRole('listitem')).toHaveCount(6);
    await look(page);
    // Who has completed orders comes before suppliers that journeys beside this one may show.
    await people.getByRole('link', { name: '林婉清' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('林婉清');
    await page.goBack();
    await page
      .getByRole('heading', { name: words.say('Who does the work') })
      .scrollIntoViewIfNeeded();
    await people.getByRole('link', { name: words.command('See all translators') }).click();
    await expect(page.locator('[data-cards] > li').filter({ hasText: '林婉清' })).toBeVisible();
  },
);
