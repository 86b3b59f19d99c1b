import {
  LanguageTestResultsScreen,
  LanguageTestScreen,
  LoginScreen,
  TestTeamScreen,
} from '../../pages/index.ts';
import { expect, once, test } from '../../support/journey.ts';
import { startOwnProduct } from '../../support/own-product.ts';
import { newMailAddress } from '../../support/people.ts';
import { signUpReady } from '../../support/ready-supplier.ts';

const minute = 60_000;

test('a member of a company’s team fails by leaving the test a fourth time', async ({
  page,
  words,
  language,
  look,
}) => {
  const name = words.pick('Ada Byron', '林知远');
  const company = await signUpReady(language, {
    information: { partyKind: 'company', companyName: words.pick('Ferry Words', '轮渡译社') },
  });
  await company.enter(page);
  const team = new TestTeamScreen(page, words);
  await team.open();
  await look(page, { as: 'empty', ownWordsOnly: true });
  await team.add(name, newMailAddress());
  await team.button('Take the test: {0}').click();
  await look(page, { as: 'pairs', ownWordsOnly: true });
  await team.takeTest('ja');

  const exam = new LanguageTestScreen(page, words);
  await exam.arrive();
  await exam.begin('Start the test');
  for (let left = 1; left <= 3; left += 1) {
    await exam.leave();
    await expect(exam.warning).toContainText(String(left));
  }
  await look(page, { as: 'warned' });
  await exam.leave();
  await expect(exam.outcome.getByText(words.say('Not passed this time'))).toBeVisible();
  await expect(exam.outcome).toContainText(name);
  await expect(exam.outcome).toContainText(
    words.within('You left the page more than {testSwitches} times.'),
  );
  await expect(exam.outcome).toContainText(words.within('Again from <0/>'));
  await look(page, { as: 'failed', ownWordsOnly: true });

  await exam.link('Test results').click();
  const results = new LanguageTestResultsScreen(page, words);
  await results.arrive();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await look(page, { as: 'team', ownWordsOnly: true });
  await page.getByRole('tab', { name: words.say('Team') }).click();
  await team.arrive();
  await expect(page.getByRole('main').getByText(words.say('Failed'))).toBeVisible();
  await look(page, { as: 'failed', ownWordsOnly: true });
});

test(
  'after 20 minutes a test is over, and the result says from when it may be repeated',
  { tag: once },
  async ({ page, words }) => {
    // A clock of its own: 20 minutes would end the tests of other journeys.
    const own = await startOwnProduct();
    try {
      const supplier = own.demoAccounts.find(({ account }) => account.startsWith('supplier'));
      await page.goto(`${own.url}/login`);
      await new LoginScreen(page, words).login(supplier?.account ?? '', supplier?.password ?? '');
      await page.waitForURL('**/overview/index');
      await page.goto(`${own.url}/languagetesttitle?sourceLanguage=ja&targetLanguage=zh-CN`);
      const exam = new LanguageTestScreen(page, words);
      await exam.begin('Start the test');
      await exam.answer(0);

      await own.sandbox.clock.advance(21 * minute);
      // The page may have heard the new time already, and ended the test.
      await expect(async () => {
        if (await exam.button('Hand in the test').isVisible()) await exam.handIn();
        await expect(exam.outcome).toContainText(
          words.within('The {testMinutes} minutes ran out.'),
          { timeout: 2_000 },
        );
      }).toPass({ timeout: 30_000 });
      await expect(exam.outcome).toContainText(words.within('Again from <0/>'));
    } finally {
      await own.stop();
    }
  },
);
