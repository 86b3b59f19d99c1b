import type { Page } from '@playwright/test';
import { watchLoads, type Words } from '@tolk/testing/browser';
import { IdentityScreen, RegisterScreen } from '../../pages/index.ts';
import { createCaller } from '@tolk/testing/caller';
import { deskOnly, expect, once, test } from '../../support/journey.ts';
import { expectDone, newMailAddress, password, readCode } from '../../support/people.ts';
import { getProduct } from '../../support/product.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Follows a link of the footer to the screen that it names. */
async function follow(page: Page, words: Words, link: string, path: string) {
  await footer(page)
    .getByRole('link', { name: words.command(link) })
    .click();
  await page.waitForURL((url) => url.pathname === path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor walks through the public site without loading another document', async ({
  page,
  words,
  isPhone,
  look,
}) => {
  const home = isPhone ? '/phoneindex' : '/';
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === home);
  await expect(title(page)).toHaveText(words.say('Two languages at one table'));
  await page.getByRole('heading', { name: words.say('Recent jobs') }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: words.command('More about us') })).toBeVisible();
  await expect(page.locator('#jobs li a').first()).toBeVisible();
  await look(page);

  const loads = watchLoads(page);
  await page.getByRole('link', { name: words.command('More about us') }).click();
  await page.waitForURL(isPhone ? '**/phoneabouttolk' : '**/abouttolk');
  await look(page, { ownWordsOnly: true });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === home);
  await expect(title(page)).toHaveText(words.say('Two languages at one table'));

  await follow(page, words, 'Questions and answers', '/askwhat');
  await expect(title(page)).toHaveText(words.say('Questions and answers'));
  await look(page, { ownWordsOnly: true });
  await page.getByRole('searchbox').fill(words.pick('exchange rate', '汇率'));
  const asked = words.pick('Which exchange rate applies to US dollars?', '美元结算用什么汇率？');
  await expect(page.getByText(asked)).toBeVisible();
  await expect(
    page.getByText(words.pick('How can I pay for an order?', '订单支持哪些付款方式？')),
  ).toHaveCount(0);
  await look(page, { as: 'found', ownWordsOnly: true });

  for (const [link, path, heading] of [
    ['Terms of service', '/terms'],
    ['Privacy policy', '/privacy'],
    ['Mini-program', '/tolkMiniProgram', 'Tolk in your pocket'],
    ['Customer service', '/xqrelationservice', 'Customer service'],
  ] as const) {
    await follow(page, words, link, path);
    await expect(title(page)).toBeVisible();
    if (heading) await expect(title(page)).toHaveText(words.say(heading));
    await look(page, { ownWordsOnly: true });
  }
  expect(loads.documents).toEqual([]);
});

test('an address with a question opens its answer', { tag: once }, async ({ page, words }) => {
  await page.goto('/askwhat#when-paid');
  const drawer = page.locator('details', {
    has: page.getByText(words.pick('When do I get my money?', '什么时候可以结算？')),
  });
  await expect(drawer).toHaveAttribute('open', '');
  await expect(drawer).toBeInViewport();

  // The search is the application's: from then on an opened question comes into the address.
  await page.getByRole('searchbox').fill(words.pick('refund', '退款'));
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByText(words.pick('How does a refund reach me?', '退款会退到哪里？')).click();
  await expect(page).toHaveURL(/\/askwhat#refund-time$/);
});

test(
  'a visitor applies for a job from its public page and comes back to it',
  { tag: deskOnly },
  async ({ page, words, language, isPhone, look }) => {
    const caller = createCaller({ baseUrl: getProduct().url, language });
    const { list } = await expectDone<{ list: { projectReleaseInforId: string }[] }>(
      caller,
      '/supinterface/getProjectReleaseInforList',
      {},
    );
    const projectReleaseInforId = list[0]?.projectReleaseInforId ?? '';
    await page.goto(`/xqprojectdetail?projectReleaseInforId=${projectReleaseInforId}`);
    const name = (await title(page).textContent()) ?? '';
    await look(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: words.command('Apply') })
      .click();
    const register = new RegisterScreen(page, words);
    await register.arrive();
    await expect(page).toHaveURL(
      `${isPhone ? '/phoneregister' : '/register'}?RWID=${projectReleaseInforId}`,
    );
    await register.signUp({ account: newMailAddress(), password, readCode });
    const choice = new IdentityScreen(page, words);
    await choice.arrive();
    await choice.startAs('supplier');
    await page.waitForURL(`**/jobhall/jobdetail?projectReleaseInforId=${projectReleaseInforId}`);
    await expect(title(page)).toContainText(name);
    await expect(page.getByRole('button', { name: words.command('Apply') })).toBeVisible();
  },
);

test('a link to no posting says so', { tag: once }, async ({ page, words, look }) => {
  await page.goto('/xqprojectdetail?projectReleaseInforId=00000000-0000-4000-8000-000000000000');
  await expect(title(page)).toHaveText(words.say('Job not found'));
  await look(page, { as: 'absent', ownWordsOnly: true });
});

test('every device is led to its own screens, with the query kept and Back free', async ({
  page,
  words,
  isPhone,
}) => {
  const moves = isPhone
    ? [
        ['/?yqm=ABCD2345', '/phoneindex?yqm=ABCD2345'],
        ['/tolksindex', '/phoneindex'],
        ['/abouttolk', '/phoneabouttolk'],
        ['/login?from=%2Foverview%2Findex', '/phonelogin?from=%2Foverview%2Findex'],
        ['/register?yqm=ABCD2345&RWID=7', '/phoneregister?yqm=ABCD2345&RWID=7'],
      ]
    : [
        ['/phoneindex?yqm=ABCD2345', '/?yqm=ABCD2345'],
        ['/phoneabouttolk', '/abouttolk'],
        ['/phonelogin?from=%2Foverview%2Findex', '/login?from=%2Foverview%2Findex'],
        ['/phoneregister?yqm=ABCD2345&RWID=7', '/register?yqm=ABCD2345&RWID=7'],
        ['/wechatLogin', '/'],
      ];
  for (const [from = '', to = ''] of moves) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(title(page)).toBeVisible();
  }
  // Inside the page as well: the address of the other device is replaced.
  await page.goto('/askwhat');
  await page.getByRole('banner').getByRole('link', { name: /^Tolk/ }).click();
  await page.waitForURL((url) => url.pathname === (isPhone ? '/phoneindex' : '/'));
  await page.goBack();
  await page.waitForURL('**/askwhat');
  await expect(title(page)).toHaveText(words.say('Questions and answers'));
});

test(
  'a window drawn over 768 px changes home and about, and Back stays free',
  { tag: once },
  async ({ page }) => {
    const draw = (width: number) => page.setViewportSize({ width, height: 800 });
    await page.goto('/askwhat');
    for (const [wide, narrow] of [
      ['/?yqm=ABCD2345', '/phoneindex?yqm=ABCD2345'],
      ['/abouttolk?yqm=ABCD2345', '/phoneabouttolk?yqm=ABCD2345'],
    ] as const) {
      await page.goto(wide);
      await expect(title(page)).toBeVisible();
      await draw(767);
      await expect(page).toHaveURL(narrow);
      await draw(768);
      await expect(page).toHaveURL(wide);
    }
    await page.goBack();
    await expect(page).toHaveURL('/?yqm=ABCD2345');
    await page.goBack();
    await expect(page).toHaveURL('/askwhat');
  },
);

test(
  'the first thing that a visitor does may be to narrow the window',
  { tag: once },
  async ({ page }) => {
    for (const [wide, narrow] of [
      ['/', '/phoneindex'],
      ['/abouttolk', '/phoneabouttolk'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(wide);
      await page.setViewportSize({ width: 600, height: 800 });
      await expect(page).toHaveURL(narrow);
    }
  },
);

test('every link of the footer answers', { tag: once }, async ({ page }) => {
  await page.goto('/');
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = links.filter((link) => link.startsWith('/'));
  expect(own.length).toBeGreaterThanOrEqual(8);
  for (const link of own) {
    const answer = await page.request.get(link);
    expect([link, answer.status()]).toEqual([link, 200]);
  }
});

test('an address that does not exist is a 404 and leads home', async ({
  page,
  words,
  isPhone,
  look,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText(words.say('This page does not exist'));
  await look(page, { as: 'absent', ownWordsOnly: true });
  await page
    .getByRole('main')
    .getByRole('link', { name: words.command('Go to the home page') })
    .click();
  await page.waitForURL((url) => url.pathname === (isPhone ? '/phoneindex' : '/'));
});

test(
  'the footer leads to the licences of what the browser was sent',
  { tag: once },
  async ({ page, words }) => {
    await page.goto('/terms');
    await footer(page)
      .getByRole('link', { name: words.command('Open-source licences') })
      .click();
    await page.waitForURL('**/licences.txt');
    for (const name of ['react-dom', 'react-easy-crop', 'webpack', '@fontsource-variable/inter'])
      await expect(page.getByText(new RegExp(`^${name} [0-9.]+ \\(`, 'm'))).toBeVisible();
  },
);
