import { IdentityScreen, LoginScreen, Portal, RegisterScreen } from '@tolk/testing/browser';
import { expect, test } from '../support/journey.ts';
import { newMailAddress, newPhoneNumber, password, readCode } from '../support/people.ts';

for (const [identity, newAccount, overview] of [
  ['client', newMailAddress, '/xqoverview/index'],
  ['supplier', newPhoneNumber, '/overview/index'],
] as const) {
  test(`somebody signs up with a code as ${identity} and logs in again`, async ({
    page,
    words,
    look,
  }) => {
    const account = newAccount();
    const register = new RegisterScreen(page, words);
    await register.open();
    await look(page, { ownWordsOnly: true });
    await register.signUp({ account, password, readCode });

    const choice = new IdentityScreen(page, words);
    await choice.arrive();
    await look(page, { ownWordsOnly: true });
    await choice.startAs(identity);
    await page.waitForURL(`**${overview}`);
    await look(page, { as: 'empty' });

    const portal = new Portal(page, words);
    await portal.logOut('Yes');
    const login = new LoginScreen(page, words);
    await login.arrive();
    await look(page, { ownWordsOnly: true });
    await login.login(account, 'not the password');
    await expect(
      page.getByText(words.pick('Account or password is not right.', '账号或密码不正确。')),
    ).toHaveCount(1);
    await login.login(account, password);
    await page.waitForURL(`**${overview}`);
    await expect(portal.message(words.say('login successfully'))).toBeVisible();
  });
}
