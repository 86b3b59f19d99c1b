import type { Page } from '@playwright/test';
import { expectWithinWidth, type Words } from '@tolk/testing/browser';
import { startFullProduct } from '../../support/full-product.ts';
import { expect, once, test } from '../../support/journey.ts';
import { applyFor, publishPosting } from '../../support/market.ts';
import { logInDemo, signUp } from '../../support/people.ts';
import { makeReady } from '../../support/ready-supplier.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

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
    .getByRole('button', { name: words.command('Page {number}') })
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
