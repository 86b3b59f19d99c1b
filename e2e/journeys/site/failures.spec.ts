import { LoginScreen, Portal, PostingEditScreen } from '../../pages/index.ts';
import { expect, once, test } from '../../support/journey.ts';
import { untilFetchedAhead } from '@tolk/testing/browser';
import { startOwnProduct } from '../../support/own-product.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';

const hour = 3_600_000;

test('a part that cannot be reached shows a card with Retry, and typed text is kept', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  const form = new PostingEditScreen(page, words);
  await form.open();
  await form.field('Project name').fill('Catalogue 2027');
  await page.route('**/releases/client-portal/**', (route) => route.abort());
  const portal = new Portal(page, words);
  await portal.go('My projects', 'Project');
  await page.waitForURL('**/xqpositionmanagement/index');
  const card = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(card.getByText(words.say('Loading this part of the page failed'))).toBeVisible();
  await expect(portal.header).toBeVisible();
  await look(page, { as: 'unreachable', ownWordsOnly: true });

  await page.unroute('**/releases/client-portal/**');
  await card.getByRole('button', { name: words.command('Retry') }).click();
  await expect(page.getByRole('heading', { name: words.say('My projects') })).toBeVisible();
  await portal.go('Publish a project', 'Project');
  await form.arrive();
  await expect(form.field('Project name')).toHaveValue('Catalogue 2027');
});

test(
  'a remote that cannot be reached leaves a working page with a card',
  { tag: once },
  async ({ page, words, language }) => {
    const person = await signUp('client', language);
    await person.enter(page);
    await page.route('**/releases/client-portal/**', (route) => route.abort());
    await page.goto('/xqpositionmanagement/index');
    const card = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await expect(card.getByText(words.say('Loading this part of the page failed'))).toBeVisible();
    await expect(new Portal(page, words).header).toBeVisible();
    await page.unroute('**/releases/client-portal/**');
    await card.getByRole('button', { name: words.command('Retry') }).click();
    await expect(page.getByRole('heading', { name: words.say('My projects') })).toBeVisible();
  },
);

test(
  'what changes before the socket is open shows once it is',
  { tag: once },
  async ({ page, words, language }) => {
    const person = await signUp('client', language);
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/socket.*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await person.enter(page);
    // The held script also holds back the end of loading.
    await page.goto('/xqpositionmanagement/index', { waitUntil: 'commit' });
    await expect(page.getByText(words.say('No projects yet'))).toBeVisible();
    await publishPosting(person, 'Catalogue 2027');
    gate.resolve();
    await expect(page.getByRole('link', { name: 'Catalogue 2027', exact: true })).toBeVisible();
  },
);

test('a fault of the server leads to the page that explains it, and back', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  const fault = '**/api/clientinterface/getPositionProjectList';
  await page.route(fault, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'journey-42' },
      contentType: 'application/json',
      body: JSON.stringify({ code: 500, msg: 'fault', data: null }),
    }),
  );
  await page.goto('/xqpositionmanagement/index');
  await page.waitForURL('**/update');
  await expect(page.getByRole('heading', { name: words.say('Back in a moment') })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText(words.say('For customer service')).click();
  await expect(page.getByText('journey-42')).toBeVisible();
  await page.getByRole('button', { name: words.command('Copy') }).click();
  await expect(page.getByRole('button', { name: words.command('Copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('journey-42');
  await look(page, { ownWordsOnly: true });

  await page.unroute(fault);
  await page.getByRole('button', { name: words.command('Try again') }).click();
  await page.waitForURL('**/xqpositionmanagement/index');
  await expect(page.getByText(words.say('No projects yet'))).toBeVisible();
  await look(page, { as: 'empty', ownWordsOnly: true });
});

test('without a network the page says so and goes on afterwards', async ({
  page,
  words,
  language,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { name: words.say('Hello, {supName}') })).toBeVisible();
  const banner = page.getByText(
    words.say('You are offline. What you typed is kept; sending works again once you are back.'),
  );
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toHaveCount(0);
});

test(
  'after a night the token is exchanged without anybody noticing',
  { tag: once },
  async ({ page, words }) => {
    test.setTimeout(180_000);
    // A clock of its own: thirteen hours would end what other journeys wait for.
    const own = await startOwnProduct();
    try {
      const [client] = own.demoAccounts;
      await page.goto(`${own.url}/login`);
      await new LoginScreen(page, words).login(client?.account ?? '', client?.password ?? '');
      await page.waitForURL('**/xqoverview/index');
      await untilFetchedAhead(page, 'supplier-portal');
      const token = () => page.evaluate(() => localStorage.getItem('token'));
      const before = await token();
      const codes: unknown[] = [];
      page.on('response', async (response) => {
        if (!response.url().includes('/api/')) return;
        const { code } = await response.json();
        codes.push(code);
      });

      await own.sandbox.clock.advance(13 * hour);
      await new Portal(page, words).go('Orders', 'Offer');
      await page.waitForURL('**/xqoffermanagement/index');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect.poll(() => codes).toContain(600);
      await expect.poll(token).not.toBe(before);
      await expect(page.getByRole('region', { name: words.say('Messages') })).toBeEmpty();
    } finally {
      await own.stop();
    }
  },
);
