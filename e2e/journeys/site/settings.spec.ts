import { readFile } from 'node:fs/promises';
import { LoginScreen, Portal, RegisterScreen, SettingsScreen } from '../../pages/index.ts';
import { untilFetchedAhead } from '@tolk/testing/browser';
import { createCaller } from '@tolk/testing/caller';
import { expect, test } from '../../support/journey.ts';
import { acceptedOrder } from '../../support/order.ts';
import {
  logInAgain,
  newMailAddress,
  newPhoneNumber,
  passCodePause,
  readCode,
  signUp,
} from '../../support/people.ts';
import { getProduct } from '../../support/product.ts';

const newPassword = 'a boat under the old bridge';

test('a changed password signs the other browser out at once, and tells it', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  const person = await signUp('supplier', language);
  const second = await logInAgain(person, 'supplier', language);
  const other = await newWindow();
  await second.enter(other);
  await other.goto('/overview/index');
  await new Portal(other, words).notifications.waitFor();
  await untilFetchedAhead(other, 'client-portal');

  await person.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  await settings.openSection('security');
  await look(page, { as: 'security', ownWordsOnly: true });
  await settings.button('Change the password').click();
  await look(page, { as: 'password', ownWordsOnly: true });
  await settings.field('Current password').fill('not the password');
  await settings.field('New password').fill(newPassword);
  await settings.field('Repeat new password').fill(newPassword);
  await settings.dialogButton('Save the new password').click();
  await expect(
    page.getByText(words.pick('The current password is incorrect.', '当前密码不正确。')),
  ).toHaveCount(1);
  await settings.field('Current password').fill(person.password);
  await settings.dialogButton('Save the new password').click();
  await expect(settings.dialog).toHaveCount(0);

  await other.waitForURL((url) => /^\/(phone)?login$/.test(url.pathname), { timeout: 2_000 });
  const why = other.getByRole('alert').filter({ hasText: words.within('This session has ended.') });
  await expect(why.getByText(words.say('Please login!'))).toBeVisible();
  const ended = words.pick(
    'This session has ended. Please log in again.',
    '登录状态已失效，请重新登录。',
  );
  await expect(other.getByText(ended)).toHaveCount(0);
  await page.reload();
  await expect(settings.heading).toBeVisible();
  await new LoginScreen(other, words).login(person.account, newPassword);
  await other.waitForURL('**/overview/index');
});

test('a phone is bound and the e-mail address changed, each with a code from both sides', async ({
  page,
  context,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  const phone = newPhoneNumber();
  const first = new SettingsScreen(page, words, 'client');
  await first.openSection('security');
  await first.button('Bind a phone').click();
  await look(page, { as: 'phone', ownWordsOnly: true });
  await passCodePause();
  await first.sendCode(0);
  await first
    .field('Code from {address}')
    .first()
    .fill(await readCode(person.account));
  await first.field('New phone number').fill(phone);
  await first.sendCode(1);
  await first.field('Code from the new phone').fill(await readCode(phone));
  await first.dialogButton('Save').click();
  await expect(first.dialog).toHaveCount(0);
  await expect(first.row('Phone number')).toContainText(phone.slice(-4));

  // Another tab: the first one still counts down for the same address.
  const tab = await context.newPage();
  const address = newMailAddress();
  const second = new SettingsScreen(tab, words, 'client');
  await second.openSection('security');
  await second.button('Change the e-mail address').click();
  await passCodePause();
  await second.sendCode(0);
  await second
    .field('Code from {address}')
    .first()
    .fill(await readCode(person.account));
  await second.field('New e-mail address').fill(address);
  await second.sendCode(1);
  await second.field('Code from the new address').fill(await readCode(address));
  await second.dialogButton('Save').click();
  await expect(second.dialog).toHaveCount(0);
  await expect(second.row('E-mail')).toContainText(address);
  await new Portal(tab, words).closeMessages();
  await look(tab, { as: 'bound', ownWordsOnly: true });

  const login = await createCaller({ baseUrl: getProduct().url, language }).call(
    '/clientinterface/login',
    { account: phone, password: person.password },
  );
  expect(login.code, 'the phone logs in').toBe(0);
});

test('the other device is seen in the list and signed out there', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  const other = await newWindow();
  await other.goto('/login');
  await new LoginScreen(other, words).login(person.account, person.password);
  await other.waitForURL('**/xqoverview/index');
  await untilFetchedAhead(other, 'supplier-portal');

  await person.enter(page);
  const settings = new SettingsScreen(page, words, 'client');
  await settings.openSection('devices');
  await expect(page.getByText(words.say('This device'))).toBeVisible();
  await look(page, { as: 'devices' });
  await settings
    .button('{count, plural, one {Sign out the other device} other {Sign out all # other devices}}')
    .click();
  await settings.dialogButton('Sign out').click();
  await new LoginScreen(other, words).arrive();
  await expect(page.getByText(words.say('You are not signed in anywhere else.'))).toBeVisible();
});

test('preferences survive a reload, and one’s data come as a file', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  await settings.openSection('notifications');
  await look(page, { as: 'notifications', ownWordsOnly: true });
  const orders = page.getByRole('switch', { name: words.pick('Orders: E-mail', '订单：邮件') });
  const was = await orders.isChecked();
  const saved = page.waitForResponse('**/getUpSysBusinessPush');
  await orders.click();
  await saved;
  await expect(orders).toBeChecked({ checked: !was });
  await page.reload();
  await expect(orders).toBeChecked({ checked: !was });

  await settings.openSection('data');
  await look(page, { as: 'data', ownWordsOnly: true });
  const coming = page.waitForEvent('download');
  await settings.button('Download').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^tolk-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(data)).toContain(person.account);
});

test('an account is deleted for good, and its address is free again', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  await settings.openSection('data');
  await settings.button('Delete the account').click();
  await passCodePause();
  await settings.sendCode(0);
  await settings.field('Verification code').fill(await readCode(person.account));
  await settings.dialogButton('Delete my account for good').click();
  const word = settings.field('Type {word} to confirm');
  await expect(word).toBeFocused();
  await look(page, { as: 'delete', ownWordsOnly: true });
  await word.fill(words.pick('DELETE', '注销'));
  await settings.dialogButton('Delete my account for good').click();
  await expect(
    new Portal(page, words).message(
      words.say('Your account has been deleted. Thank you for your time with us.'),
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  // The tab of before would bring its ended session back with each document.
  const visitor = await newWindow();
  const login = new LoginScreen(visitor, words);
  await login.open();
  await login.login(person.account, person.password);
  await expect(
    visitor.getByText(words.pick('The account or password is incorrect.', '账号或密码不正确。')),
  ).toHaveCount(1);
  await passCodePause();
  const register = new RegisterScreen(visitor, words);
  await register.open();
  await register.signUp({ account: person.account, password: person.password, readCode });
  await visitor.waitForURL('**/selectidentity');
});

test('a person with a live order reads why the account can’t be deleted', async ({
  page,
  words,
  language,
  look,
}) => {
  const { client } = await acceptedOrder(words.pick('Charter of a ship', '租船合同'), language);
  await client.enter(page);
  const settings = new SettingsScreen(page, words, 'client');
  await settings.openSection('data');
  await settings.button('Delete the account').click();
  await expect(
    settings.dialog.getByText(words.say('This account cannot be deleted yet')),
  ).toBeVisible();
  await look(page, { as: 'blocked', ownWordsOnly: true });
  await settings.dialog.getByRole('link', { name: words.command('My orders') }).click();
  await page.waitForURL('**/xqoffermanagement/index');
});
