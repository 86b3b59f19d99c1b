import { untilFetchedAhead, watchLoads } from '@tolk/testing/browser';
import { Portal } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('changing identity loads neither a document nor a script', async ({
  page,
  words,
  language,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  const portal = new Portal(page, words);

  // The first visit of each side, with what is fetched once the page is at rest.
  await page.goto('/xqoverview/index');
  await untilFetchedAhead(page, 'supplier-portal');
  await portal.switchIdentity('supplier');
  await page.waitForURL('**/overview/index');
  await untilFetchedAhead(page, 'client-portal');

  const loads = watchLoads(page);
  await portal.switchIdentity('client');
  await page.waitForURL('**/xqoverview/index');
  await expect(page.getByRole('heading', { name: words.say('Overview'), level: 1 })).toBeVisible();
  await portal.switchIdentity('supplier');
  await page.waitForURL('**/overview/index');
  await expect(page.getByRole('heading', { name: words.say('Hello, {supName}') })).toBeVisible();
  expect(loads).toEqual({ documents: [], scripts: [] });
});

test('the other side is there before it is asked for', async ({ page, words, language }) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  await page.goto('/overview/index');
  await untilFetchedAhead(page, 'client-portal');
  const loads = watchLoads(page);
  await new Portal(page, words).switchIdentity('client');
  await page.waitForURL('**/xqoverview/index');
  await expect(page.getByRole('heading', { name: words.say('Overview'), level: 1 })).toBeVisible();
  expect(loads).toEqual({ documents: [], scripts: [] });
});
