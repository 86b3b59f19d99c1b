import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import { expectWithinWidth, type Words } from '@tolk/testing/browser';
import { ConversationsScreen } from '../pages/index.ts';
import { startFullProduct } from '../support/full-product.ts';
import { expect, once, test } from '../support/journey.ts';
import { applyFor, publishPosting } from '../support/market.ts';
import { expectDone, logInDemo, signUp } from '../support/people.ts';
import { makeReady } from '../support/ready-supplier.ts';
import { enterAsStaff, logInStaff } from '../support/staff.ts';

const clientLists = [
  '/xqpositionmanagement/index',
  '/xqpeoplemanagement/index',
  '/xqpeoplemanagement/projecttable',
  '/xqmessagecenter/xqmessagefeedback',
];
const supplierLists = ['/jobhall/applicationrecord', '/messagecenter/messagefeedback'];
const staffLists = ['/ops/users', '/ops/audit'];

/** The foot of a list. */
const results = '{total, plural, one {# result} other {# results}}';

const narrowest = 320;
/** What one call may take, ms: many times what it takes on a machine that does nothing else. */
const patience = 2_000;

/** Notes the calls that took too long. */
function watchCalls(page: Page): string[] {
  const slow: string[] = [];
  page.on('requestfinished', (request) => {
    const took = request.timing().responseEnd;
    if (request.url().includes('/api/') && took > patience)
      slow.push(`${request.url()}: ${took} ms`);
  });
  return slow;
}

test('lists without a row say what to do, and those with one show it', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const client = await signUp('client', language);
  const supplier = await signUp('supplier', language);
  const other = await newWindow();
  await client.enter(page);
  await supplier.enter(other);
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const lists: [Page, string][] = [
    ...clientLists.map((path): [Page, string] => [page, path]),
    ...supplierLists.map((path): [Page, string] => [other, path]),
  ];
  for (const [window, path] of lists) {
    await window.goto(path);
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
    await look(window, { as: 'none', ownWordsOnly: true });
    await expect(window.getByText(words.say(results))).toHaveCount(0);
  }
  await makeReady(supplier);
  await applyFor(supplier, await publishPosting(client, name), 9_999);
  for (const [window, path] of lists) {
    await window.goto(path);
    await expect(window.getByRole('main').getByText(words.say(results))).toHaveText(/(^|\D)1\D/);
    await look(window, { as: 'one', ownWordsOnly: true });
  }
});

/** First page, total, last page, and nothing beside a narrow window. */
async function leaf(page: Page, address: string, words: Words): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  const total = main.getByText(words.say(results));
  await expect(total).toHaveText(/(^|\D)[12]\d,\d{3}\D/);
  const rows = main.locator('li, tbody tr, h2');
  await expect(rows).not.toHaveCount(0);
  const pages = page.getByRole('navigation', { name: words.say('Pages') });
  await pages
    .getByRole('button', { name: words.say('Page {number}') })
    .last()
    .click();
  await expect(page).toHaveURL(/page=\d{3,}/);
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectWithinWidth(page);
  await page.setViewportSize(size);
}

test(
  'lists of ten thousand rows come page by page',
  { tag: once },
  async ({ page, newWindow, words, language }) => {
    test.setTimeout(180_000);
    const product = await startFullProduct();
    const [clients, suppliers, staff] = [page, await newWindow(), await newWindow()];
    const slow = [clients, suppliers, staff].map(watchCalls);
    try {
      await (await logInDemo('client', language, product)).enter(clients);
      await (await logInDemo('supplier', language, product)).enter(suppliers);
      await enterAsStaff(staff, await logInStaff('admin', product));
      const lists: [Page, readonly string[]][] = [
        [clients, clientLists],
        [suppliers, ['/jobhall/joblist', ...supplierLists]],
        [staff, staffLists],
      ];
      for (const [window, paths] of lists) {
        for (const path of paths)
          await test.step(path, () => leaf(window, product.url + path, words));
      }
      expect(slow.flat()).toEqual([]);
    } finally {
      await product.stop();
    }
  },
);

/** Numbers of the lines that stand in view, from above; null where nothing stands in the middle. */
function linesInView(log: Locator): Promise<number[] | null> {
  return log.evaluate((list) => {
    const box = list.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (middle === list || middle === list.firstElementChild) return null;
    return [...list.querySelectorAll('[data-message]')]
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > box.top && top < box.bottom;
      })
      .map((one) =>
        Number(/Line (\d+)/.exec(one.querySelector('[dir=auto]')?.textContent ?? '')?.[1]),
      );
  });
}

/** How far a finger goes in one swipe, px, and in how many steps. */
const reach = 360;
const steps = 6;

/** Swipes over the list a few times. Answers the lines in view afterwards. */
async function swipe(
  { log, page }: ConversationsScreen,
  way: 'earlier' | 'later',
): Promise<number[]> {
  const box = await log.boundingBox();
  if (!box) throw new Error('The messages are not in view.');
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width / 2, y }],
    });
  for (let count = 0; count < 4; count += 1) {
    const from = way === 'earlier' ? box.y + 40 : box.y + box.height - 40;
    const step = (way === 'earlier' ? reach : -reach) / steps;
    await finger('touchStart', from);
    for (let at = 1; at <= steps; at += 1) await finger('touchMove', from + at * step);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await session.detach();
  await expect.poll(() => linesInView(log)).not.toBeNull();
  return (await linesInView(log)) ?? [];
}

test('ten thousand messages are swiped through both ways without a gap', async ({
  page,
  isPhone,
  words,
  language,
}) => {
  test.skip(!isPhone, 'Swiping is for a phone.');
  test.setTimeout(180_000);
  const product = await startFullProduct();
  try {
    const client = await logInDemo('client', language, product);
    const { list } = await expectDone<{
      list: { otherId: string; last: { text: string } | null }[];
    }>(client.caller, '/communicationinterface/getXQContactList', { pageSize: 50 });
    const talk = list.find(({ last }) => last?.text.startsWith('Line 10000'));
    await client.enter(page);
    const chat = new ConversationsScreen(page, words, 'client');
    await page.goto(product.url + pathTo('clientChat', { with: talk?.otherId ?? '' }));
    await expect(chat.log.getByText('Line 10000', { exact: false })).toBeVisible();
    let [first = 0] = (await linesInView(chat.log)) ?? [];
    const turn = first;
    for (let count = 0; count < 12; count += 1) {
      const seen = await swipe(chat, 'earlier');
      expect(seen).toEqual(seen.map((_, at) => (seen[0] ?? 0) + at));
      expect(seen[0]).toBeLessThan(first);
      [first = 0] = seen;
    }
    expect(first).toBeLessThan(turn - 20);
    for (let count = 0; count < 6; count += 1) {
      const seen = await swipe(chat, 'later');
      expect(seen).toEqual(seen.map((_, at) => (seen[0] ?? 0) + at));
      expect(seen[0]).toBeGreaterThan(first);
      [first = 0] = seen;
    }
    await chat.toNewest();
    await expect(chat.log.getByText('Line 10000', { exact: false })).toBeVisible();
    // However many were read, no more stand in the page than fit into the view and a little around it.
    expect(await chat.log.locator('[data-message]').count()).toBeLessThan(80);
  } finally {
    await product.stop();
  }
});
