import { Screen } from '@tolk/testing/browser';
import {
  ClientInformationScreen,
  InformationScreen,
  LanguageTestScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { makeReady } from '../../support/ready-supplier.ts';

test('a new supplier is led to the very field, then to the test of their pair', async ({
  page,
  words,
  language,
  look,
}) => {
  const supplier = await signUp('supplier', language);
  await supplier.enter(page);
  const overview = new Screen(page, words, '/overview/index');
  const card = page.getByRole('region', { name: words.say('What comes next') });
  await overview.open();
  await expect(card.locator('[aria-current=step]')).toContainText(
    words.within('Say who you are and how to reach you'),
  );
  await look(page, { as: 'new' });
  await card
    .getByRole('link', { name: words.command('Say who you are and how to reach you') })
    .last()
    .click();
  const information = new InformationScreen(page, words);
  await information.arrive();
  await expect(page.locator('[name=supName]')).toBeFocused();

  const pair = { sourceLanguage: 'de', targetLanguage: 'sv' };
  await makeReady(supplier, { ...pair, tested: false });
  await overview.open();
  await look(page, { as: 'untested' });
  await card
    .getByRole('link', {
      name: words.command('Ask for the language test {name}, or add a certificate'),
    })
    .last()
    .click();
  const pairTest = new LanguageTestScreen(page, words);
  await pairTest.arrive();
  await pairTest.button('Ask for the test').click();
  await expect(pairTest.text('Requested')).toBeVisible();
  await overview.open();
  await expect(card).toContainText(words.within('You get the text by {when}.'));
  await look(page, { as: 'waiting' });
});

test('a new client publishes first, and says then who they are', async ({
  page,
  words,
  language,
  look,
}) => {
  const client = await signUp('client', language);
  await client.enter(page);
  const overview = new Screen(page, words, '/xqoverview/index');
  const card = page.getByRole('region', { name: words.say('What comes next') });
  await overview.open();
  await expect(card.locator('[aria-current=step]')).toContainText(
    words.within('Publish your first project'),
  );
  await look(page, { as: 'new' });
  await card.getByRole('link', { name: words.command('Tell suppliers who you are') }).click();
  await new ClientInformationScreen(page, words).arrive();
  await expect(page.locator('[name=userName]')).toBeFocused();
});
