import { untilFetchedAhead, watchLoads } from '@tolk/testing/browser';
import { Portal, SettingsScreen } from '../../pages/index.ts';
import { expect, once, phoneOnly, test } from '../../support/journey.ts';
import { expectDone, signUp } from '../../support/people.ts';

test(
  'the bell counts up while the page is open, and down once it is read',
  { tag: once },
  async ({ page, words, language }) => {
    const person = await signUp('client', language);
    const { yqm } = await expectDone<{ yqm: string }>(
      person.caller,
      '/supinterface/getInvitation',
      {},
    );
    await person.enter(page);
    await page.goto('/xqoverview/index');
    const portal = new Portal(page, words);
    await expect.poll(() => portal.unread()).toBe(0);
    await untilFetchedAhead(page, 'supplier-portal');
    const loads = watchLoads(page);
    await signUp('supplier', language, { yqm });
    await expect.poll(() => portal.unread()).toBe(1);

    await portal.notifications.click();
    await page.waitForURL('**/xqmessagecenter/xqmessagefeedback');
    await page
      .getByRole('main')
      .getByRole('link', { name: words.pick('Your invitation was accepted', '您的邀请已被接受') })
      .first()
      .click();
    await page.waitForURL('**/xqmessagecenter/xqmessagedetail**');
    await expect.poll(() => portal.unread()).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: words.command('Open the page') })
      .click();
    await new SettingsScreen(page, words, 'client').arrive();
    expect(loads.documents).toEqual([]);
  },
);

for (const [identity, overview, usertype] of [
  ['supplier', '/overview/index', '2'],
  ['client', '/xqoverview/index', '1'],
] as const) {
  const tag = identity === 'client' ? once : phoneOnly;
  test(
    `help is at hand for a ${identity}: both codes, and customer service that knows who asks`,
    { tag },
    async ({ page, words, language, look }) => {
      const person = await signUp(identity, language);
      await person.enter(page);
      await page.goto(overview);
      const portal = new Portal(page, words);
      for (const [button, picture] of [
        ['Mini-program', 'QR code of the mini-program'],
        ['Official account', 'QR code of the official account'],
      ] as const) {
        await (await portal.help(button)).click();
        const card = page.getByRole('dialog', { name: words.say(button) });
        const code = card.getByRole('img', { name: words.say(picture) });
        await expect
          .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
        await look(page, { as: button });
        await card.getByRole('button', { name: words.command('Close') }).click();
        await expect(card).toHaveCount(0);
      }
      await (await portal.help('Contact customer service')).click();
      await page.waitForURL('**/xqrelationservice?**');
      const query = new URL(page.url()).searchParams;
      expect(query.get('usertype')).toBe(usertype);
      const userId = query.get('userId') ?? '';
      expect(userId).not.toBe('');
      await expect(page.getByText(userId)).toBeVisible();
      await look(page, { as: identity });
    },
  );
}

test(
  'a page of the other side offers to switch, and is then shown',
  { tag: phoneOnly },
  async ({ page, words, language, look }) => {
    const person = await signUp('supplier', language);
    await person.enter(page);
    await page.goto('/xqoffermanagement/index?orderStatus=started');
    await expect(page.getByText(words.say('This page belongs to your client side'))).toBeVisible();
    await look(page, { as: 'wrong-side', ownWordsOnly: true });
    const loads = watchLoads(page);
    await page.getByRole('button', { name: words.command('Switch to the client side') }).click();
    await new Portal(page, words).notifications.waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/xqoffermanagement\/index\?orderStatus=started$/);
    expect(loads.documents).toEqual([]);
  },
);
