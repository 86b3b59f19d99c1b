import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@tolk/testing/browser';
import { releasesFolder } from '@tolk/release';
import { apiProgram } from '@tolk/api/program';
import { startProduct, type Product } from '@tolk/testing/processes';
import type { Page, Response } from '@playwright/test';
import { bringFronts } from '@tolk/launch/build';
import { round, type Row, type Section } from '../report.ts';
import { noteHydration, untilHydrated } from './throttled-page.ts';

const kilobyte = 1_000;
const loginTarget = 147 * kilobyte;
const homeTarget = 120 * kilobyte;

type Act = (page: Page) => Promise<void>;

const justLook: Act = () => Promise.resolve();
const touch: Act = async (page) => {
  await page.mouse.move(8, 300);
  await untilHydrated(page);
};

/**
 * Bytes of JavaScript as they came over the wire until the page came to rest, the same file once: what
 * was fetched ahead comes out of the cache when it runs.
 */
async function scriptBytes(page: Page, url: string, act: Act): Promise<number> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, response);
  });
  await page.addInitScript(noteHydration);
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  const sizes = await Promise.all([...scripts.values()].map((one) => one.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function bytesRow(what: string, bytes: number, target: number): Row {
  return {
    what,
    figure: `${round(bytes / kilobyte, 1)} KB`,
    target: `≤ ${target / kilobyte} KB`,
    met: bytes <= target,
  };
}

async function coldPages(product: Product): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const cold = async (path: string, act: Act) => {
      const context = await browser.newContext({ locale: 'en-US' });
      const bytes = await scriptBytes(await context.newPage(), `${product.url}${path}`, act);
      await context.close();
      return bytes;
    };
    return [
      bytesRow(
        'JavaScript of /login, cold, with the first touch',
        await cold('/login', touch),
        loginTarget,
      ),
      bytesRow(
        'JavaScript of the public home, cold, before interaction',
        await cold('/', justLook),
        homeTarget,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function logIn(page: Page, { url, demoAccounts }: Product): Promise<void> {
  const [account] = demoAccounts;
  if (!account) throw new Error('The product names no demo account.');
  await page.goto(`${url}/login`);
  await page.locator('input[name=account]').fill(account.account);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/overview\/index/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The other portal's entry is fetched on idle.
  await page.waitForLoadState('networkidle');
}

interface Switched {
  /** From the click to the first frame with the new overview's heading, in ms. */
  headed: number;
  /** To the first frame with what the heading stands above. */
  filled: number;
}

async function switchOnce(page: Page): Promise<Switched> {
  const other = new URL(page.url()).pathname.startsWith('/xq') ? '/overview/' : '/xqoverview/';
  await page.evaluate((path) => {
    const begin = () => performance.mark('switch');
    document.addEventListener('click', begin, { once: true, capture: true });
    const paints = (name: string, there: () => boolean) =>
      new MutationObserver((_, observer) => {
        if (!location.pathname.startsWith(path) || !there()) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.measure(name, 'switch'));
      }).observe(document.body, { childList: true, subtree: true });
    const has = (selector: string) => document.querySelector(selector) !== null;
    paints('headed', () => has('main h1'));
    paints('filled', () => has('main h1') && !has('main .MuiSkeleton-root'));
  }, other);
  await page
    .getByRole('button', { name: /Job search|Demand issuance/ })
    .first()
    .click();
  await page.waitForFunction(() => performance.getEntriesByName('filled').length > 0);
  return page.evaluate(() => {
    const lasted = (name: string) => performance.getEntriesByName(name)[0]?.duration ?? Number.NaN;
    return { headed: lasted('headed'), filled: lasted('filled') };
  });
}

async function identitySwitch(product: Product): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    await logIn(page, product);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.resourceType()));
    const { headed, filled } = await switchOnce(page);
    await page.waitForLoadState('networkidle');
    const documents = loaded.filter((type) => type === 'document').length;
    const scripts = loaded.filter((type) => type === 'script').length;
    return [
      {
        what: 'identity switch: document loads',
        figure: `${documents}`,
        target: '0',
        met: documents === 0,
      },
      {
        what: 'identity switch: script requests',
        figure: `${scripts}`,
        target: '0',
        met: scripts === 0,
      },
      {
        what: 'identity switch: new overview painted after the click',
        figure: `${round(headed, 0)} ms`,
        target: '≤ 200 ms',
        met: headed <= 200,
      },
      {
        what: 'identity switch: filled with its data',
        figure: `${round(filled, 0)} ms`,
        target: '',
        met: null,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** What a browser downloads and how fast an identity changes, on the built product. */
export const browserSection: Section = {
  name: 'browser',
  title: 'Browser',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-fronts-'));
    await bringFronts(folder);
    const product = await startProduct({
      api: apiProgram,
      env: { TOLK_RELEASES: releasesFolder(folder) },
    });
    try {
      return [...(await coldPages(product)), ...(await identitySwitch(product))];
    } finally {
      await product.stop();
      await rm(folder, { recursive: true });
    }
  },
};
