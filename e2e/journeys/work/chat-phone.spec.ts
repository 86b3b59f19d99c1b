import type { Page } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import type { Words } from '@tolk/testing/browser';
import { ConversationsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';

/** The conversation that a supplier begins with the client of a posting. */
async function askAboutPosting(page: Page, words: Words): Promise<ConversationsScreen> {
  const client = await signUp('client', words.language);
  const supplier = await signUp('supplier', words.language);
  const projectReleaseInforId = await publishPosting(client, 'Lease of a teahouse');
  await supplier.enter(page);
  await page.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
  return new ConversationsScreen(page, words, 'supplier');
}

/** What the keyboard of a phone of this size leaves of the window (px). */
const room = 340;

test('with the keyboard of a phone open the newest message and the field stay in sight', async ({
  page,
  isPhone,
  words,
  look,
}) => {
  test.skip(!isPhone, 'A desk has a keyboard of its own.');
  const chat = await askAboutPosting(page, words);
  const lines = Array.from({ length: 8 }, (_, at) =>
    words.pick(`Question ${at + 1}: does this page have tables?`, `问题 ${at + 1}：这页有表格吗？`),
  );
  for (const line of lines) {
    await chat.say(line);
    await expect(chat.message(line)).toContainText(words.within('Sent'));
  }
  const last = chat.message(lines.at(-1) ?? '');

  await chat.input.tap();
  await openKeyboard(room);
  await expect.poll(() => bottomOf(chat.input)).toBeLessThanOrEqual(room);
  await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual(room);
  await expect(last).toBeInViewport();
  await look(page, { as: 'chat-keyboard', ownWordsOnly: true });
  await chat.say(words.pick('And this one?', '这页呢？'));
  const newest = chat.message(words.pick('And this one?', '这页呢？'));
  await expect(newest).toContainText(words.within('Sent'));
  await expect.poll(() => bottomOf(newest)).toBeLessThanOrEqual(room);

  await openKeyboard(null);
  await expect.poll(() => bottomOf(chat.input)).toBeGreaterThan(room);

  /** A phone lays its keyboard over the page and tells of it by `visualViewport` alone. */
  function openKeyboard(height: number | null): Promise<void> {
    return page.evaluate((left) => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('This browser has no visual viewport.');
      if (left === null) Reflect.deleteProperty(visualViewport, 'height');
      else Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => left });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
  }
});

test('without a network the word of it leaves the field in sight', async ({
  page,
  isPhone,
  words,
  look,
}) => {
  test.skip(!isPhone, 'A desk has room for both.');
  const chat = await askAboutPosting(page, words);
  await expect(chat.input).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(true);
  await expect(
    chat.text('You are offline. What you typed is kept; sending works again once you are back.'),
  ).toBeVisible();
  await expect(chat.input).toBeInViewport({ ratio: 1 });
  await look(page, { as: 'chat-phone-offline', ownWordsOnly: true });
  await page.context().setOffline(false);
});

async function bottomOf(part: {
  boundingBox: () => Promise<{ y: number; height: number } | null>;
}) {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}
