import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { SettingsScreen, SupplierOrderScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { newParties, placeOrder } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';

const minute = 60_000;
const hour = 60 * minute;

runOnOwnProduct();

/** What a calendar shows of a file or feed: title and beginning of each entry. */
function entriesIn(text: string): { title: string; begins: string; place: string | null }[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, location } = new ICAL.Event(component);
    return { title: summary, begins: startDate.toJSDate().toISOString(), place: location };
  });
}

async function statusOf(page: Page, address: string): Promise<number> {
  return (await page.request.get(address)).status();
}

test('sessions and deadlines reach a calendar: as a file, by mail and by subscription', async ({
  page,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const { supplier } = parties;
  const name = words.pick('Tour of a tea garden', '茶园参观口译');
  const place = words.pick('12 Teahouse Lane, gate', '茶馆巷 12 号大门');
  const now = Date.parse(await sandbox.clock.read());
  const begins = Math.ceil((now + 24 * hour) / hour) * hour;
  const later = (hours: number) => new Date(begins + hours * hour).toISOString();
  const { projectOrderId } = await placeOrder(parties, name, {
    orderType: 'interpretation',
    bookingMode: 'onSite',
    bookingPlace: place,
    unitName: 'hour',
    startTime: later(0),
    endTime: later(3),
    deliverTime: later(5),
    acceptTime: later(48),
  });
  const session = {
    title: words.pick(`Interpreting: ${name}`, `口译：${name}`),
    begins: later(0),
    place,
  };
  // Before it is read on the site: then no mail is sent any more.
  await test.step('the mail about the order brings a file', async () => {
    await sandbox.clock.advance(2 * minute);
    await expect(async () => {
      const mails = await sandbox.inbox(supplier.account);
      const [file] = mails.flatMap(({ attachments }) => attachments);
      expect(entriesIn(file?.content ?? '')).toContainEqual(session);
    }).toPass({ timeout: 30_000 });
  });

  await supplier.enter(page);

  await test.step('the order’s page hands out the same', async () => {
    const work = new SupplierOrderScreen(page, words);
    await work.open(`?projectOrderId=${projectOrderId}`);
    await look(page, { as: 'order', ownWordsOnly: true });
    const coming = page.waitForEvent('download');
    await work.button('Add to calendar').click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^tolk-TK[\d-]+\.ics$/);
    expect(entriesIn(await readFile(await download.path(), 'utf8'))).toContainEqual(session);
  });

  const settings = new SettingsScreen(page, words, 'supplier');
  const address = page.getByText('/calendar/feed.ics?key=');

  await test.step('a calendar subscribes to a private address', async () => {
    await settings.openSection('calendar');
    await look(page, { as: 'none' });
    await settings.button('Create a calendar address').click();
    await expect(address).toBeVisible();
    await look(page, { as: 'new' });
    const feed = await page.request.get(await address.innerText());
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(entriesIn(await feed.text())).toContainEqual(session);
  });

  await test.step('the address is shown once, replaced and deleted', async () => {
    const first = await address.innerText();
    await page.reload();
    await expect(settings.button('Replace the address')).toBeVisible();
    await expect(address).toHaveCount(0);
    await look(page, { as: 'kept' });
    await settings.button('Replace the address').click();
    await settings.dialogButton('Replace it').click();
    await expect(address).toBeVisible();
    const second = await address.innerText();
    expect([await statusOf(page, first), await statusOf(page, second)]).toEqual([404, 200]);
    await settings.button('Delete the address').click();
    await settings.dialogButton('Delete it').click();
    await expect(settings.button('Create a calendar address')).toBeVisible();
    expect(await statusOf(page, second)).toBe(404);
  });
});
