import type { Page } from '@playwright/test';
import { LoginScreen, PostingEditScreen } from '@tolk/testing/browser';
import { expect, once, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { posting as postingText } from '../support/texts.ts';

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
    await tabTo(page, words.label('Pay for one unit'));
    await keyboard.type(posting.pay);
    await tabTo(page, words.label('Unit'));
    await keyboard.type(posting.unit);
    await keyboard.press('Enter');
    await tabTo(page, words.label('Estimated workload'));
    await keyboard.type(posting.workload);
    await tabTo(page, words.label('Applications until'));
    await keyboard.type(keysOf(deadline));
    await expect(form.field('Applications until')).toHaveValue(deadline);
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

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never reaches ${name} on ${page.url()}.`);
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
