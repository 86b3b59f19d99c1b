import { Screen } from '@tolk/testing/browser';
import { expect, once, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { getProduct } from '../../support/product.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

test(
  'a screen that falls in a browser is at the desk of faults, with its place in the sources',
  { tag: once },
  async ({ page, newWindow, words, language, look }) => {
    const person = await signUp('client', language);
    await person.enter(page);
    // An answer that no server of ours would give: the screen has nothing to count.
    await page.route('**/api/clientinterface/getPositionProjectList', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { total: 1, list: [null] } } }),
    );
    const told = page.waitForResponse('**/api/supinterface/reportFrontEndFault');
    await page.goto('/xqpositionmanagement/index');
    await expect(page.getByText(words.say('This page ran into an error'))).toBeVisible();
    expect(await (await told).json()).toMatchObject({ code: 0 });

    const staff = await newWindow();
    await enterAsStaff(staff, await staffCaller());
    const desk = new Screen(staff, words, '/ops/faults');
    await desk.open();
    await look(staff, { as: 'open' });
    const fault = staff
      .getByRole('row', { name: /TypeError/ })
      .filter({ hasText: words.pick('Client portal', '客户门户') })
      .first();
    await fault.getByRole('link').click();
    const stack = staff.getByRole('region', { name: words.say('Stack') }).first();
    await expect(stack).toContainText(
      /(?:apps\/client-portal|packages\/market-views)\/src\/\S+:\d+/,
    );
    await expect(staff.getByText('/xqpositionmanagement/index').first()).toBeVisible();
    await look(staff, { as: 'detail' });
    await desk.button('Mark as fixed').click();
    await expect(desk.text('The fault has been updated.')).toBeVisible();
    await expect(desk.button('Mark as open')).toBeVisible();
  },
);

test('a document that is left tells how fast it was', { tag: once }, async ({ page }) => {
  // Every document is one of the share that reports.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const measuring = page.waitForResponse('**/assets/vitals.*.js');
  await page.goto('/login');
  // The application comes with the first press.
  await page.getByRole('heading', { level: 1 }).first().click();
  await measuring;
  // The browser hands over what happened before in a task of its own.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  await page.goto('about:blank');
  const metrics = async () => (await fetch(new URL('/metrics', getProduct().url))).text();
  for (const vital of ['LCP', 'TTFB'])
    await expect
      .poll(metrics)
      .toMatch(
        new RegExp(
          `tolk_web_vital_seconds_count\\{vital="${vital}",remote="shell",device="desktop"\\} [1-9]`,
        ),
      );
});
