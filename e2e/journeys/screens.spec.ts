import type { Page } from '@playwright/test';
import { routeAt, routes } from '@tolk/contract/routes';
import type { Language } from '@tolk/testing/browser';
import { createCaller } from '@tolk/testing/caller';
import { expect, once, test } from '../support/journey.ts';
import { expectDone, logInDemo, type Identity } from '../support/people.ts';
import { getProduct } from '../support/product.ts';

type List = { list: Record<string, string>[] };

/** Screens that show one record, and where a list gives the record to look at. */
const records: Readonly<Record<string, { call: string; key: string }>> = {
  publicJob: { call: '/supinterface/getProjectReleaseInforList', key: 'projectReleaseInforId' },
  jobDetail: { call: '/supinterface/getProjectReleaseInforList', key: 'projectReleaseInforId' },
  supplierOrder: { call: '/supinterface/getProjectOrderList', key: 'projectOrderId' },
  positionDetail: { call: '/clientinterface/getPositionProjectList', key: 'projectReleaseInforId' },
  positionResume: { call: '/clientinterface/getPositionProjectList', key: 'projectReleaseInforId' },
  orderEdit: { call: '/clientinterface/getResumeDelivery', key: 'projectApplicationJLId' },
  clientOrder: { call: '/clientinterface/getProjectOrderList', key: 'projectOrderId' },
};

/** They need a step before them or lead on at once; other journeys pass them. */
const passedElsewhere = new Set(['selectIdentity', 'resetPassword', 'wechatLogin']);

type Area = 'public' | Identity;

/** Opens each screen of an area, as a person of the demo data where one has to be logged in. */
async function visitAll(page: Page, area: Area, language: Language, look: () => Promise<void>) {
  const person = area === 'public' ? undefined : await logInDemo(area, language);
  const caller = person?.caller ?? createCaller({ baseUrl: getProduct().url, language });
  await person?.enter(page);
  for (const { name, path } of routes) {
    if (routeAt(path)?.area !== area || passedElsewhere.has(name)) continue;
    await test.step(path, async () => {
      const record = records[name];
      const found = record && (await expectDone<List>(caller, record.call, {})).list[0];
      await page.goto(found ? `${path}?${record.key}=${found[record.key]}` : path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await look();
    });
  }
}

for (const area of ['public', 'supplier', 'client'] as const) {
  test(`every ${area} screen fits, speaks one language and bars nobody`, async ({
    page,
    language,
    look,
  }) => {
    test.setTimeout(180_000);
    await visitAll(page, area, language, () => look(page, { as: 'demo' }));
  });

  test(
    `every ${area} screen is legible in the dark`,
    { tag: once },
    async ({ page, language, look }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await visitAll(page, area, language, () => look(page, { as: 'dark' }));
    },
  );
}
