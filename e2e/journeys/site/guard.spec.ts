import { LoginScreen, Portal } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { expectDone, signUp } from '../../support/people.ts';

test('a private page asks to log in and is shown afterwards', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('client', language);
  await page.goto('/xqoffermanagement/index?orderStatus=started');
  const login = new LoginScreen(page, words);
  await login.arrive();
  await expect(page.getByText(words.pick('Please login!', '请先登录！'))).toBeVisible();
  await look(page, { as: 'guard', ownWordsOnly: true });
  await login.login(person.account, person.password);
  await expect(page).toHaveURL(/\/xqoffermanagement\/index\?orderStatus=started$/);
  await look(page, { as: 'empty', ownWordsOnly: true });
});

test('logging out is asked about first, and Back does not lead in again', async ({
  page,
  words,
  language,
}) => {
  const person = await signUp('supplier', language);
  await page.goto('/login');
  const login = new LoginScreen(page, words);
  await login.login(person.account, person.password);
  await page.waitForURL('**/overview/index');
  const portal = new Portal(page, words);
  await portal.logOut('No');
  await expect(portal.message(words.pick('Successfully canceled!', '已取消！'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/overview/index');

  await portal.logOut('Yes');
  await login.arrive();
  await expect(portal.message(words.pick('Exit successfully', '退出成功'))).toBeVisible();
  await expect(page.getByText(words.pick('Please login!', '请先登录！'))).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goBack();
  await login.arrive();
  const answer = await person.caller.call('/supinterface/getSupUserData');
  expect(answer.code, 'the other session lives on').toBe(0);
});

test('Back and Forward go through the screens of a portal', async ({ page, words, language }) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  await page.goto('/overview/index');
  const portal = new Portal(page, words);
  await portal.go('Application record', 'Job hall');
  await page.waitForURL('**/jobhall/applicationrecord');
  await portal.go('Order list', 'Order management');
  await page.waitForURL('**/order/initiateAnOrderIndex');
  await page.goBack();
  await expect(page.getByRole('heading', { name: words.say('My applications') })).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/overview/index');
  await page.goForward();
  await expect(page.getByRole('heading', { name: words.say('My applications') })).toBeVisible();
});

test('a session that ends in one tab ends in the other', async ({ page, words, language }) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { name: words.say('Hello, {supName}') })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/jobhall/applicationrecord');
  await expect(other.getByRole('heading', { name: words.say('My applications') })).toBeVisible();

  await new Portal(other, words).logOut('Yes');
  await new LoginScreen(page, words).arrive();
});

test('a session that the server has ended leads to the login page', async ({
  page,
  words,
  language,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  await page.goto('/overview/index');
  await expect(page.getByRole('heading', { name: words.say('Hello, {supName}') })).toBeVisible();
  await expectDone(person.caller, '/supinterface/loginOut', {});
  await new LoginScreen(page, words).arrive();
});
