import type { Page } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import {
  ConversationsScreen,
  LoginScreen,
  PostingEditScreen,
  RegisterScreen,
} from '../../pages/index.ts';
import { openConversation, write } from '../../support/conversation.ts';
import { expect, once, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newMailAddress, password, readCode, signUp } from '../../support/people.ts';
import { posting as postingText } from '../../support/texts.ts';

for (const how of ['the button', 'the arrow keys'] as const) {
  test(
    `signing up needs no mouse, with ${how} to verify`,
    { tag: once },
    async ({ page, words }) => {
      const { keyboard } = page;
      const account = newMailAddress();
      await page.goto('/');
      await tabTo(page, words.say('Sign up'));
      await keyboard.press('Enter');
      const register = new RegisterScreen(page, words);
      await register.arrive();
      await expectNoTrap(page);
      await tabTo(page, words.label('Phone number or e-mail'));
      await keyboard.type(account);
      await tabTo(page, words.say('Send the code'));
      await keyboard.press('Enter');
      const { humanCheck } = register;
      if (how === 'the button') {
        await humanCheck.dialog.waitFor();
        await tabTo(page, words.say('Verify without dragging'));
        await keyboard.press('Enter');
      } else {
        const place = await humanCheck.lookForPlace();
        await tabTo(page, words.say('Move the piece into the gap'));
        await humanCheck.slideByKeys(place);
      }
      await register.codeSent();
      // The focus has come into the field that the code belongs to.
      await expect(register.code).toBeFocused();
      await keyboard.type(await readCode(account));
      await tabTo(page, words.label('Password'));
      await keyboard.type(password);
      await tabTo(
        page,
        words.label('I agree to the <0>terms of service</0> and the <1>privacy policy</1>.'),
      );
      await keyboard.press('Space');
      await tabTo(page, words.say('Sign up'));
      await keyboard.press('Enter');
      await page.waitForURL('**/selectidentity');
      await tabTo(page, words.say('Start as a translator'));
      await keyboard.press('Enter');
      await page.waitForURL('**/overview/index');
    },
  );
}

test(
  'logging in and publishing a posting needs no mouse',
  { tag: once },
  async ({ page, words, language }) => {
    test.setTimeout(120_000);
    const person = await signUp('client', language);
    const posting = postingText(words);
    const deadline = twinDay();
    const { keyboard } = page;
    const login = new LoginScreen(page, words);
    await login.open();
    await tabTo(page, words.label('Phone number or e-mail'));
    await keyboard.type(person.account);
    await tabTo(page, words.label('Password'));
    await keyboard.type(person.password);
    await keyboard.press('Enter');
    await page.waitForURL('**/xqoverview/index');

    await tabTo(page, words.say('Publish a project'));
    await keyboard.press('Enter');
    const form = new PostingEditScreen(page, words);
    await form.arrive();
    await tabTo(page, words.say('All fields'));
    await keyboard.press('Enter');
    await tabTo(page, words.label('Project name'));
    await keyboard.type(posting.name);
    for (const [label, option] of [
      ['Source language', posting.sourceLanguage],
      ['Target language', posting.targetLanguage],
      ['Professional field', posting.field],
    ] as const) {
      await tabTo(page, words.label(label));
      await keyboard.type(option);
      await keyboard.press('Enter');
    }
    await tabTo(page, words.label('Remarks'));
    await keyboard.type(posting.remarks);
    await tabTo(page, words.label('Rate'));
    await keyboard.type(posting.pay);
    await tabTo(page, words.label('Unit'));
    await keyboard.type(posting.unit);
    await keyboard.press('Enter');
    await tabTo(page, words.label('Estimated workload'));
    await keyboard.type(posting.workload);
    await tabTo(page, words.label('Apply by'));
    await keyboard.type(keysOf(deadline));
    await expect(form.field('Apply by')).toHaveValue(deadline);
    await tabTo(page, words.label('Contact person'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(posting.contact);
    await tabTo(page, words.label('Contact information'));
    await keyboard.type(posting.contactInformation);
    await tabTo(page, words.say('Preview'));
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, words.say('Publish'));
    await keyboard.press('Enter');
    await page.waitForURL('**/xqpositionmanagement/positiondetail**');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(posting.name);
  },
);

test(
  'reading and writing messages needs no mouse, and what arrives is spoken',
  { tag: once },
  async ({ page, words, language }) => {
    const client = await signUp('client', language);
    const supplier = await signUp('supplier', language);
    const projectReleaseInforId = await publishPosting(client, 'Lease of a teahouse');
    const { conversationId } = await openConversation(supplier, projectReleaseInforId);
    const say = (text: string) => write(supplier, conversationId, text);
    const question = words.pick('Does the appendix have tables?', '附件中有表格吗？');
    const answer = words.pick('Yes, three of them.', '有，共三张。');
    const spoken = words.pick('Thank you, that helps.', '谢谢，明白了。');
    await say(question);
    await client.enter(page);
    const { keyboard } = page;
    const chat = new ConversationsScreen(page, words, 'client');
    await page.goto(pathTo('clientChat'));
    await chat.contact(/./).first().waitFor();

    await tabTo(page, new RegExp(question.slice(0, 8)));
    await keyboard.press('Enter');
    await expect(chat.input).toBeFocused();
    await expect(chat.message(question)).toBeVisible();

    // The menu of the last message stands right before the field.
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toMatch(words.say('More about this message'));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: words.say('Reply') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(chat.input).toBeFocused();
    const noQuote = page.getByRole('button', { name: words.command('Don’t quote') });
    await expect(noQuote).toBeVisible();
    await keyboard.press('Escape');
    await expect(noQuote).toHaveCount(0);
    await keyboard.type(answer);
    await keyboard.press('Enter');
    await expect(chat.message(answer)).toContainText(words.within('Sent'));
    await expect(chat.input).toBeFocused();

    // Of what stands there nothing is said, and of what arrives all.
    await expect(chat.log).toHaveAttribute('aria-live', 'off');
    await expect(page.getByRole('status').filter({ hasText: question })).toHaveCount(0);
    for (const times of [1, 2]) {
      await say(spoken);
      await expect(chat.message(spoken)).toHaveCount(times);
      await expect(page.getByRole('status').filter({ hasText: spoken })).toHaveCount(1);
    }

    await tabTo(page, words.say('Search in this conversation'));
    await keyboard.press('Enter');
    await expect(
      page.getByRole('searchbox', { name: words.say('Words of a message') }),
    ).toBeFocused();
    await keyboard.type(words.pick('tables', '表格'));
    await page.getByRole('listitem').getByText(question).waitFor();
    await keyboard.press('Escape');
    await expect(
      page.getByRole('searchbox', { name: words.say('Words of a message') }),
    ).toHaveCount(0);
    expect(await focusedName(page)).toMatch(words.say('Search in this conversation'));
  },
);

/** The next day whose number is its month's, at ten: the browser's own language orders the two. */
function twinDay(): string {
  const date = new Date();
  do date.setUTCDate(date.getUTCDate() + 1);
  while (date.getUTCDate() !== date.getUTCMonth() + 1);
  return `${date.toISOString().slice(0, 10)}T10:00`;
}

/** What is typed into a field of type datetime-local: its year has six places, and `a` says before noon. */
function keysOf(moment: string): string {
  const [year = '', month = '', rest = ''] = moment.split('-');
  const [day = '', time = ''] = rest.split('T');
  return `${day}${month}00${year}${time.replace(':', '')}a`;
}

/** More stops than any of the screens has. */
const mostStops = 80;

/** Presses Tab until the element of this name has the focus, which is seen at every stop. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    const where = `the focus on "${focused}" at ${page.url()}`;
    await expect.poll(() => isFocusSeen(page), { message: where, timeout: 2_000 }).toBe(true);
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${name} on ${page.url()}.`);
}

/** Tab goes on to the end of the page and out of it. */
async function expectNoTrap(page: Page): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return;
  }
  throw new Error(`Tab never leaves ${page.url()}.`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });
}

/** An outline or a ring around the element, or around the box of a field. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Where the application itself leads, as to a new screen, the screen is what is seen.
    if (!element || element === document.body || element.matches('[tabindex="-1"]')) return true;
    const box = element.closest(
      '[data-input-box], .MuiInputBase-root, .MuiCheckbox-root, .MuiSwitch-root',
    );
    return [element, box].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
}
