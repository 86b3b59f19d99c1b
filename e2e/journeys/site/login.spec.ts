import { createCaller } from '@tolk/testing/caller';
import { untilFetchedAhead, watchLoads } from '@tolk/testing/browser';
import { LoginScreen, NewPasswordScreen, Portal, ResetScreen } from '../../pages/index.ts';
import { deskOnly, expect, once, phoneOnly, test } from '../../support/journey.ts';
import { passCodePause, readCode, signUp } from '../../support/people.ts';
import { getProduct } from '../../support/product.ts';

test('somebody logs in by password to the page they wanted, and out again', async ({
  page,
  words,
  language,
  isPhone,
  sandbox,
  look,
}) => {
  const person = await signUp('client', language);
  await page.goto('/xqmessagecenter/xqmessagefeedback');
  const login = new LoginScreen(page, words);
  await login.arrive();
  await expect(page.getByText(words.pick('Please login!', '请先登录！'))).toBeVisible();
  await login.login(person.account, 'not the password');
  await expect(
    page.getByText(words.pick('The account or password is incorrect.', '账号或密码不正确。')),
  ).toHaveCount(1);
  await look(page, { as: 'refused', ownWordsOnly: true });

  const links = (await sandbox.wechat()).links.length;
  await login.login(person.account, person.password);
  await page.waitForURL('**/xqmessagecenter/xqmessagefeedback');
  const portal = new Portal(page, words);
  await expect(portal.message(words.pick('login successfully', '登录成功'))).toBeVisible();
  if (isPhone) {
    // On a phone the mini-program is asked for afterwards.
    await expect.poll(async () => (await sandbox.wechat()).links.length).toBeGreaterThan(links);
  }

  await portal.logOut('No');
  await expect(portal.message(words.pick('Successfully canceled!', '已取消！'))).toBeVisible();
  await portal.logOut('Yes');
  await login.arrive();
  await expect(portal.message(words.pick('Exit successfully', '退出成功'))).toBeVisible();
  await expect(portal.message(words.pick('Operation succeeded', '操作成功'))).toBeVisible();
});

test(
  'a logout that the server does not hear of says so and changes nothing',
  { tag: once },
  async ({ page, words, language }) => {
    const person = await signUp('client', language);
    await person.enter(page);
    await page.goto('/xqoverview/index');
    const portal = new Portal(page, words);
    await page.route('**/loginOut', (route) => route.abort());
    await portal.logOut('Yes');
    await expect(portal.message(words.pick('Operation failed!', '操作失败！'))).toBeVisible();
    await expect(portal.message(words.pick('Exit failure', '退出失败'))).toBeVisible();
    await expect(portal.header).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/xqoverview/index');
  },
);

test(
  'somebody logs in by a code that was sent to them',
  { tag: phoneOnly },
  async ({ page, words, language, look }) => {
    const person = await signUp('supplier', language);
    const login = new LoginScreen(page, words);
    await login.open();
    await login.useCode();
    await login.fillAccount(person.account);
    await passCodePause();
    await login.sendCode();
    await look(page, { as: 'code', ownWordsOnly: true });
    const code = await readCode(person.account);
    await login.code.fill(code === '000000' ? '111111' : '000000');
    await login.button('Log in').click();
    await expect(
      page.getByText(
        words.pick(
          'The code is wrong or no longer valid. Request a new one.',
          '验证码错误或已失效，请重新获取。',
        ),
      ),
    ).toHaveCount(1);
    await login.code.fill(code);
    await login.button('Log in').click();
    await page.waitForURL('**/overview/index');
  },
);

test(
  'a forgotten password is replaced on two screens, and every session ends',
  { tag: deskOnly },
  async ({ page, newWindow, words, language, look }) => {
    const person = await signUp('supplier', language);
    const elsewhere = await newWindow();
    await person.enter(elsewhere);
    await elsewhere.goto('/overview/index');
    await new Portal(elsewhere, words).notifications.waitFor();
    await untilFetchedAhead(elsewhere, 'client-portal');

    await new LoginScreen(page, words).open();
    await page.getByRole('link', { name: words.command('Forgot your password?') }).click();
    const reset = new ResetScreen(page, words);
    await reset.arrive();
    await look(page, { ownWordsOnly: true });
    const loads = watchLoads(page);
    await reset.fillAccount(person.account);
    await passCodePause();
    await reset.sendCode();
    await reset.code.fill(await readCode(person.account));
    await reset.button('Continue').click();
    const second = new NewPasswordScreen(page, words);
    await second.arrive();
    await look(page, { ownWordsOnly: true });
    await second.save('a boat under the old bridge');
    const login = new LoginScreen(page, words);
    await login.arrive();
    expect(loads.documents).toEqual([]);

    await new LoginScreen(elsewhere, words).arrive();
    const answer = await createCaller({ baseUrl: getProduct().url, language }).call(
      '/supinterface/login',
      { account: person.account, password: person.password },
    );
    expect(answer.code, 'the old password').toBe(1001);
    await login.login(person.account, 'a boat under the old bridge');
    await page.waitForURL('**/overview/index');
  },
);

test(
  'the second screen of a reset leads to the first without a code',
  { tag: once },
  async ({ page, words }) => {
    await page.goto('/resetpassword');
    await new ResetScreen(page, words).arrive();
  },
);
