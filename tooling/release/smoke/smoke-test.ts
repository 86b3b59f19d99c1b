import type { Browser, BrowserContext } from '@playwright/test';
import { previewMeta } from '@tolk/contract/remotes';
import { routes, type Area, type ScreenRoute } from '@tolk/contract/routes';
import { launchBrowser, Words } from '@tolk/testing/browser';
import { Refusal } from '../refusal.ts';
import { signIn, smokeVariables } from './sessions.ts';
import { watchPage } from './watch-page.ts';

export interface Smoke {
  remote: string;
  version: string;
  /** The signed link that shows this release in one browser. */
  link: string;
  /** How long a screen may take (ms). */
  patienceMs?: number;
}

export interface Outcome {
  /** Screens that stood as they should. */
  passed: number;
  /** One sentence each. */
  faults: string[];
  /** Screens behind a login for which there was no account. */
  untried: number;
}

/** Desktop and phone: some screens belong to one of them alone. */
const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 375, height: 760 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 Chrome/150.0 Mobile',
  },
};

/**
 * Opens every screen of a release in a real browser, against the running product and before anybody else sees it.
 * A screen stands when its heading is there, and nothing broke, was missing or complained on the way.
 */
export async function smokeTest(smoke: Smoke): Promise<Outcome> {
  const origin = new URL(smoke.link).origin;
  await requireProduct(origin);
  const browser = await launch();
  const outcome: Outcome = { passed: 0, faults: [], untried: 0 };
  try {
    for (const [area, screens] of groupByArea(smoke.remote)) {
      const signedIn = await signIn(area, origin);
      if (!signedIn) {
        outcome.untried += screens.length;
        continue;
      }
      for (const device of ['desktop', 'phone'] as const) {
        const own = screens.filter(({ elsewhere }) => (elsewhere ? 'phone' : 'desktop') === device);
        if (own.length === 0) continue;
        const context = await browser.newContext({ ...devices[device], locale: 'en-GB' });
        await context.addInitScript((kept) => {
          if (sessionStorage.getItem('smoke')) return;
          for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value);
          for (const [key, value] of Object.entries(kept.session))
            sessionStorage.setItem(key, value);
          sessionStorage.setItem('smoke', 'yes');
        }, signedIn);
        await enter(context, smoke);
        for (const screen of own) await tryScreen(context, origin, smoke, screen, outcome);
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return outcome;
}

function groupByArea(remote: string): Map<Area, ScreenRoute[]> {
  const own = (routes as readonly ScreenRoute[]).filter(({ owner }) => owner === remote);
  return Map.groupBy(own, ({ area }) => area);
}

async function requireProduct(origin: string): Promise<void> {
  if ((await isThere(new URL('/readyz', origin))) ?? (await isThere(origin))) return;
  throw new Refusal(
    `The product does not answer at ${origin}, so the release can't be tried. Start it, or say where it is: --at https://…; without a browser or a product at hand: --without-smoke.`,
  );
}

/** Undefined where nothing answers. */
async function isThere(url: string | URL): Promise<boolean | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok;
}

async function launch(): Promise<Browser> {
  try {
    return await launchBrowser();
  } catch (error) {
    const [why = ''] = String(error).split('\n');
    throw new Refusal(
      `No browser could be started to try the release (${why}). Install Chromium, or name one: TOLK_CHROMIUM=/path/to/chrome; where there is none: --without-smoke.`,
    );
  }
}

/** Follows the link as a person would, and sees that the product shows this release. */
async function enter(context: BrowserContext, { link, remote, version }: Smoke): Promise<void> {
  const page = await context.newPage();
  await page.goto(link, { waitUntil: 'commit' });
  const meta = page.locator(`meta[name="${previewMeta}"]`);
  const shown = await meta.getAttribute('content', { timeout: 5_000 }).catch(() => null);
  await page.close();
  if (shown === `${remote} ${version}`) return;
  throw new Refusal(
    `The product at ${new URL(link).origin} does not show this release. Has it another data folder (TOLK_DATA) or another key (TOLK_SERVER_KEY), or does it run an image from before previews?`,
  );
}

async function tryScreen(
  context: BrowserContext,
  origin: string,
  { remote, version, patienceMs = 20_000 }: Smoke,
  { path }: ScreenRoute,
  outcome: Outcome,
): Promise<void> {
  const page = await context.newPage();
  const faults = watchPage(page, origin);
  // A screen about one order or one message has none here: saying so is all that it can do.
  const nothing = page.getByText(new Words('en').say('This page has nothing to show'));
  const stands = page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).or(nothing);
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await stands.first().waitFor({ timeout: patienceMs });
    const release = `/releases/${remote}/${version}/`;
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    if (!loaded.some((one) => one.startsWith(release)))
      faults.push(`nothing of ${version} was loaded; the page stands at ${page.url()}`);
  } catch {
    faults.push(`no heading stood after ${patienceMs / 1_000} s; the page is at ${page.url()}`);
  }
  await page.close();
  if (faults.length === 0) outcome.passed += 1;
  outcome.faults.push(...new Set(faults.map((fault) => `${path}: ${fault}`)));
}

/** What is said of screens that could not be tried. */
export const howToTryAll = `Accounts for them: ${smokeVariables.join(', ')}, each as account:password.`;
