import {
  IdentityScreen,
  LoginScreen,
  Portal,
  RegisterScreen,
  SettingsScreen,
} from '../../pages/index.ts';
import { deskOnly, expect, phoneOnly, test } from '../../support/journey.ts';
import {
  expectDone,
  newMailAddress,
  newPhoneNumber,
  password,
  readCode,
  signUp,
} from '../../support/people.ts';

for (const [identity, newAccount, overview, tag] of [
  ['client', newMailAddress, '/xqoverview/index', deskOnly],
  ['supplier', newPhoneNumber, '/overview/index', phoneOnly],
] as const) {
  test(
    `somebody signs up with a code as ${identity} and logs in again`,
    { tag },
    async ({ page, words, look }) => {
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
        page.getByText(words.pick('The account or password is incorrect.', '账号或密码不正确。')),
      ).toHaveCount(1);
      await login.login(account, password);
      await page.waitForURL(`**${overview}`);
      await expect(portal.message(words.say('login successfully'))).toBeVisible();
    },
  );
}

test('the piece is moved into the gap by hand; a miss brings another picture', async ({
  page,
  words,
  isPhone,
  look,
}) => {
  const register = new RegisterScreen(page, words);
  await register.open();
  await register.fillAccount(newMailAddress());
  await register.button('Send the code').click();
  const { humanCheck } = register;
  const place = await humanCheck.lookForPlace();
  await look(page, { as: 'puzzle', ownWordsOnly: true });
  const how = isPhone ? 'finger' : 'mouse';
  const first = await humanCheck.picture.getAttribute('src');
  // The gap is at least 48 px wide, so a third of that away is a miss on either side.
  await humanCheck.slide(place > 160 ? place - 16 : place + 16, how);
  await expect(
    humanCheck.dialog.getByText(words.say('Not quite. Here is a new picture.')),
  ).toBeVisible();
  await expect(humanCheck.picture).not.toHaveAttribute('src', first ?? '');
  await humanCheck.slide(await humanCheck.lookForPlace(), how);
  await register.codeSent();
  await expect(humanCheck.dialog).toHaveCount(0);
});

test(
  'what is not filled in or wrong is said beside its field, and nothing is lost',
  { tag: phoneOnly },
  async ({ page, words, language, look }) => {
    const inviter = await signUp('supplier', language);
    const { yqm } = await expectDone<{ yqm: string }>(
      inviter.caller,
      '/supinterface/getInvitation',
      {},
    );
    const account = newMailAddress();
    const register = new RegisterScreen(page, words);
    await register.open('?yqm=ZZZZ9999');
    await expect(register.invitation).toHaveValue('ZZZZ9999');
    await register.fillAccount(account);
    await register.button('Send the code').click();
    await register.humanCheck.withoutDragging();
    const countdown = register.button('Send again in {left} s');
    await countdown.waitFor();
    const left = await countdown.textContent();
    await expect(countdown).toBeDisabled();
    await expect(countdown).not.toHaveText(left ?? '');

    // A look at another page and a reload keep what was typed, and the countdown.
    await page.reload();
    await countdown.waitFor();
    await register.password.fill(password);
    const code = await readCode(account);
    await register.code.fill(code === '000000' ? '111111' : '000000');
    await register.submit();
    await expect(
      page.getByText(words.pick('Agree to the terms to sign up.', '请先阅读并同意服务条款。')),
    ).toHaveCount(1);
    await expect(register.agreement).toBeFocused();
    await look(page, { as: 'agreement', ownWordsOnly: true });

    await register.agreement.check();
    await register.password.fill('password123');
    await register.submit();
    await expect(
      page.getByText(
        words.pick(
          'This password is too common. Choose another one.',
          '该密码过于常见，请更换一个。',
        ),
      ),
    ).toHaveCount(1);
    await register.password.fill(password);
    await register.submit();
    await expect(
      page.getByText(
        words.pick(
          'The code is wrong or no longer valid. Request a new one.',
          '验证码错误或已失效，请重新获取。',
        ),
      ),
    ).toHaveCount(1);

    // Only an account whose code is right hears about invitation codes.
    await register.code.fill(code);
    await register.submit();
    await expect(
      page.getByText(
        words.pick(
          'This invitation code does not exist. Check it, or leave the field empty.',
          '邀请码不存在，请核对后重填，或留空。',
        ),
      ),
    ).toHaveCount(1);
    await expect(register.invitation).toBeFocused();
    await look(page, { as: 'invitation', ownWordsOnly: true });

    await register.invitation.fill(yqm);
    await register.submit();
    await new IdentityScreen(page, words).arrive();
  },
);

test(
  'a person who comes by an invitation is credited to the inviter',
  { tag: deskOnly },
  async ({ page, newWindow, words, language }) => {
    const inviter = await signUp('supplier', language);
    const { link, yqm } = await expectDone<{ link: string; yqm: string }>(
      inviter.caller,
      '/supinterface/getInvitation',
      {},
    );
    await page.goto(link);
    const register = new RegisterScreen(page, words);
    await register.arrive();
    await expect(register.invitation).toHaveValue(yqm);
    // It is remembered over a look at another page.
    await page.goto('/askwhat');
    await register.open();
    const account = newMailAddress();
    await register.fillAccount(account);
    await expect(register.invitation).toHaveValue(yqm);
    await register.signUp({ account, password, readCode });
    await new IdentityScreen(page, words).startAs('client');
    await page.waitForURL('**/xqoverview/index');

    const other = await newWindow();
    await inviter.enter(other);
    const settings = new SettingsScreen(other, words, 'supplier');
    await settings.openSection('account');
    await expect(
      settings.page.getByText(
        words.pick('1 person has signed up with it.', '已有 1 人通过它注册。'),
      ),
    ).toBeVisible();
  },
);
