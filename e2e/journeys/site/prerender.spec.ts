import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';
import { getProduct } from '../../support/product.ts';
import { signUp } from '../../support/people.ts';

declare global {
  interface Window {
    hydrated?: boolean;
    shift?: number;
    changed?: number;
  }
}

/** Notes in the page when the application has taken over, and how far anything moved. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('tolk:hydrated', () => {
      window.hydrated = true;
    });
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return complaints;
}

const hydrated = (page: Page) => page.waitForFunction(() => window.hydrated === true);

/** Holds the application's scripts back until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!wake).*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const served = ['/translators', '/translator/emma-whitfield'];

for (const path of ['/', '/abouttolk', '/askwhat', '/login', '/register', '/reset', ...served]) {
  test(`${path} is taken over as it stands`, async ({ page, language }) => {
    const complaints = await watch(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Not `innerText`: what lies below the window may not be laid out yet.
    const before = await page.locator('main').textContent();
    await page.evaluate(() => {
      window.changed = 0;
      new MutationObserver((records) => {
        window.changed = (window.changed ?? 0) + records.length;
      }).observe(document.querySelector('main') ?? document, { childList: true, subtree: true });
    });
    await page.keyboard.press('Tab');
    await hydrated(page);
    expect(await page.locator('main').textContent()).toBe(before);
    expect(await page.evaluate(() => window.changed)).toBe(0);
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
}

for (const path of ['/', '/abouttolk', '/askwhat', '/login', ...served]) {
  test(`web fonts that come late move nothing on ${path}`, async ({ page }) => {
    await watch(page);
    const fonts = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(await page.evaluate(() => document.fonts.check('1em "Inter Variable"'))).toBe(false);
    fonts.resolve();
    await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
    await page.evaluate(() => document.fonts.ready);
    // A layout shift is reported a frame after it happened.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    });
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  });
}

test('a visit without interaction loads no application', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/wake\.[0-9a-f]+\.js$/)]);
});

test('what is typed and pressed before the application is there counts', async ({
  page,
  language,
  isPhone,
}) => {
  const person = await signUp('supplier', language);
  const complaints = await watch(page);
  const open = await holdApplication(page);
  await page.goto('/login');
  await page.locator('input[name=account]').pressSequentially(person.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/login$/);
  open();
  // A phone's form asks for a code first: the password is none, and sending the form says so.
  if (isPhone) {
    await expect(page.locator('input[name=code]')).toHaveValue(person.password);
    await expect(page.locator('input[name=code]')).toHaveAttribute('aria-invalid', 'true');
  } else {
    await page.waitForURL(/\/overview\/index/);
  }
  expect(complaints).toEqual([]);
});

test('a focused field keeps its text, its caret and the focus', async ({ page }) => {
  await watch(page);
  const open = await holdApplication(page);
  await page.goto('/login');
  const account = page.locator('input[name=account]');
  await account.pressSequentially('lantern');
  await page.keyboard.press('ArrowLeft');
  open();
  await hydrated(page);
  await expect(account).toBeFocused();
  await expect(page.locator('[data-input-box]', { has: account })).not.toHaveCSS(
    'box-shadow',
    'none',
  );
  await page.keyboard.type('x');
  await expect(account).toHaveValue('lanterxn');
});

test('a ticked box stays ticked', async ({ page }) => {
  await watch(page);
  const open = await holdApplication(page);
  await page.goto('/register');
  const box = page.locator('input[type=checkbox]').first();
  await box.check();
  open();
  await hydrated(page);
  await expect(box).toBeChecked();
});

test('the language can be chosen before the application is there, and the server knows it', async ({
  page,
  language,
}) => {
  await watch(page);
  const other = language === 'en' ? 'zh-CN' : 'en';
  const open = await holdApplication(page);
  await page.goto('/login');
  await page.locator('header select').selectOption(other);
  open();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const { headers } = await page.request.get('/').then(async (answer) => ({
    headers: answer.headers(),
    text: await answer.text(),
  }));
  expect(headers['vary']).toContain('Cookie');
  await page.goto('/reset');
  expect(await (await page.request.get('/reset')).text()).toContain(`<html lang="${other}"`);
});

test('somebody who is signed in sees the way back in, without a touch', async ({
  page,
  language,
  words,
}) => {
  const person = await signUp('client', language);
  await person.enter(page);
  const complaints = await watch(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: words.label('My overview') })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('pages can be read without scripts', async ({ browser, language, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: language,
    baseURL: baseURL ?? getProduct().url,
  });
  const page = await context.newPage();
  for (const path of ['/', '/askwhat', '/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await context.close();
});
