import type { CDPSession, Page } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import { limits } from '@tolk/domain';
import { ConversationsScreen } from '../../pages/index.ts';
import { openConversation, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';

/** Two answers of the history. */
const written = limits.conversation.page + 60;

/** What a page saw when earlier messages came: number of a message → its top on the screen (px). */
interface Leap {
  before: Record<string, number>;
  after: Record<string, number>;
}

/** Moves of a finger that go into one stroke. */
const steps = 10;

/** A finger goes on while the page is asked: so far may a message move meanwhile (px). */
const swiped = 420;

test('a finger that goes up through a long conversation never loses its place', async ({
  page,
  isPhone,
  words,
  language,
}) => {
  test.skip(!isPhone, 'A desk has a wheel.');
  test.setTimeout(180_000);
  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const projectReleaseInforId = await publishPosting(client, 'Lease of a teahouse');
  const { conversationId } = await openConversation(supplier, projectReleaseInforId);
  // Heights that no estimate meets.
  const say = (at: number) =>
    write(supplier, conversationId, `No. ${at}. ${'of the clause '.repeat((at % 7) * 5)}`);
  const all = Array.from({ length: written - 1 }, (_, at) => at + 1);
  while (all.length > 0) await Promise.all(all.splice(0, 20).map(say));
  await say(written);
  await supplier.enter(page);
  const chat = new ConversationsScreen(page, words, 'supplier');
  await page.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
  await expect(chat.message(`No. ${written}.`)).toBeInViewport();
  await page.evaluate(watchLeaps);

  const finger = await page.context().newCDPSession(page);
  const box = await chat.log.boundingBox();
  if (!box) throw new Error('The conversation has no place on the screen.');
  await expect(async () => {
    for (let swipe = 0; swipe < 5; swipe++) await swipeDown(page, finger, box);
    expect(await readLeaps(page)).not.toEqual([]);
  }).toPass({ timeout: 120_000 });

  for (const { before, after } of await readLeaps(page)) {
    const kept = Object.keys(before).filter((one) => one in after);
    expect(kept, JSON.stringify({ before, after })).not.toEqual([]);
    const moved = kept.map((one) => Math.abs((after[one] ?? 0) - (before[one] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(swiped);
  }
});

/** One stroke of a finger as the browser's engine hears it, so that the page scrolls as on a phone. */
async function swipeDown(
  page: Page,
  finger: CDPSession,
  { x, y, height }: { x: number; y: number; height: number },
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 60, y: y + 20 + (height - 40) * part }],
    });
  await touch('touchStart');
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', step / steps);
    // As fast as a hand: a page that is busy for a moment moves on by no more than this bit.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await touch('touchEnd');
}

/** Runs in the page: notes what is in view at each frame, and keeps the two around each leap of the scroll. */
function watchLeaps(): void {
  const log = document.querySelector('[role=log]');
  const leaps: unknown[] = [];
  Object.assign(globalThis, { leaps });
  let offset = log?.scrollTop ?? 0;
  let before = inView();
  requestAnimationFrame(watch);

  function watch() {
    const now = log?.scrollTop ?? 0;
    const after = inView();
    // No finger moves so far within a frame.
    if (now - offset > 1_500) leaps.push({ before, after });
    offset = now;
    before = after;
    requestAnimationFrame(watch);
  }

  function inView(): Record<string, number> {
    const frame = log?.getBoundingClientRect();
    const seen: Record<string, number> = {};
    for (const message of log?.querySelectorAll('[data-message]') ?? []) {
      const { top, bottom } = message.getBoundingClientRect();
      const [, number] = /No\. (\d+)\./.exec(message.textContent) ?? [];
      if (number && frame && bottom > frame.top && top < frame.bottom) seen[number] = top;
    }
    return seen;
  }
}

function readLeaps(page: Page): Promise<Leap[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'leaps'));
}
