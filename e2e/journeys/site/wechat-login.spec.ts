import {
  IdentityScreen,
  LoginScreen,
  Portal,
  RegisterScreen,
  SettingsScreen,
  WechatScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { newMailAddress, password, readCode, signUp } from '../../support/people.ts';

/** A WeChat user belongs to one account at a time, so each project has people of its own. */
const people = {
  en: { bound: '林小舟', declines: '阿布都·买买提' },
  'zh-CN': { bound: '陈译文', declines: '阿布都·买买提' },
} as const;

test('WeChat leads into an existing account, then into a new one, and a refusal leads back', async ({
  page,
  words,
  language,
  isPhone,
  look,
}) => {
  test.skip(!isPhone, 'WeChat login is for phones: others are led home, see public-site.');
  test.setTimeout(120_000);
  const { bound, declines } = people[language];
  const person = await signUp('supplier', language);
  const login = new LoginScreen(page, words);
  const wechat = new WechatScreen(page, words);
  const portal = new Portal(page, words);
  const start = async () => {
    await login.arrive();
    await page.getByRole('link', { name: words.command('Continue with WeChat') }).click();
  };

  await test.step('who declines is told so and finds the way back', async () => {
    await page.goto('/phonelogin');
    await start();
    await wechat.answer(declines, 'decline');
    await page.waitForURL('**/wechatLogin?**');
    await expect(page.getByText(words.say('You did not allow WeChat to log you in'))).toBeVisible();
    await look(page, { as: 'declined', ownWordsOnly: true });
    await page.getByRole('link', { name: words.command('Back to log in') }).click();
  });

  await test.step('the first time an existing account is bound by its password', async () => {
    await start();
    await wechat.answer(bound, 'allow');
    await expect(
      page.getByRole('heading', { name: words.say('Which account is yours?') }),
    ).toBeVisible();
    await expect(page.getByText(bound)).toBeVisible();
    await look(page, { as: 'bind' });
    await login.usePassword();
    await login.fillAccount(person.account);
    await login.password.fill(person.password);
    await login.button('Bind and log in').click();
    await page.waitForURL('**/overview/index');
  });

  await test.step('the next time one tap leads straight in', async () => {
    await portal.logOut('Yes');
    await start();
    await wechat.answer(bound, 'allow');
    await page.waitForURL('**/overview/index');
    await expect(portal.message(words.pick('login successfully', '登录成功'))).toBeVisible();
  });

  await test.step('the settings show the name and unbind it', async () => {
    const settings = new SettingsScreen(page, words, 'supplier');
    await settings.openSection('security');
    const row = settings.row('WeChat');
    await expect(row.getByText(bound)).toBeVisible();
    await row.getByRole('button', { name: words.command('Unbind') }).click();
    await settings.dialogButton('Unbind').click();
    await expect(row.getByText(words.say('Not bound'))).toBeVisible();
  });

  await test.step('unbound, the same WeChat opens a new account', async () => {
    await portal.logOut('Yes');
    await start();
    await wechat.answer(bound, 'allow');
    await page.getByRole('button', { name: words.command('Create an account') }).click();
    await look(page, { as: 'new' });
    await new RegisterScreen(page, words).signUp({
      account: newMailAddress(),
      password,
      readCode,
    });
    await new IdentityScreen(page, words).startAs('client');
    await page.waitForURL('**/xqoverview/index');
    const settings = new SettingsScreen(page, words, 'client');
    await settings.openSection('security');
    await expect(settings.row('WeChat').getByText(bound)).toBeVisible();
  });
});

test('an answer of WeChat that this tab did not ask for opens nothing', async ({
  page,
  words,
  isPhone,
  look,
}) => {
  test.skip(!isPhone, 'WeChat login is for phones.');
  await page.goto('/wechatLogin?code=stolen&state=unknown');
  await expect(page.getByText(words.say('This WeChat login has expired'))).toBeVisible();
  await look(page, { as: 'unknown', ownWordsOnly: true });
});
