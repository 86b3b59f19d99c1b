import { Portal } from '@tolk/testing/browser';
import { expect, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';

test('a part that cannot be reached shows a card with Retry inside the working page', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  await page.route('**/releases/client-portal/**', (route) => route.abort());
  await page.goto('/xqpositionmanagement/index');
  const card = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(card.getByText(words.say('Loading this part of the page failed'))).toBeVisible();
  await expect(new Portal(page, words).header).toBeVisible();
  await look(page, { as: 'unreachable', ownWordsOnly: true });

  await page.unroute('**/releases/client-portal/**');
  await card.getByRole('button', { name: words.say('Retry') }).click();
  await expect(page.getByRole('heading', { name: words.say('My postings') })).toBeVisible();
  await new Portal(page, words).go('Orders', 'Offer');
  await page.waitForURL('**/xqoffermanagement/index');
});

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
      contentType: 'application/json',
      body: JSON.stringify({ code: 500, msg: 'fault', data: null }),
    }),
  );
  await page.goto('/xqpositionmanagement/index');
  await page.waitForURL('**/update');
  await expect(page.getByRole('heading', { name: words.say('Back in a moment') })).toBeVisible();
  await look(page, { ownWordsOnly: true });

  await page.unroute(fault);
  await page.getByRole('button', { name: words.say('Try again') }).click();
  await page.waitForURL('**/xqpositionmanagement/index');
  await expect(page.getByText(words.say('No postings yet'))).toBeVisible();
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
