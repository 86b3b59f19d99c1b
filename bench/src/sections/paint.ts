import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, type Browser, type BrowserContextOptions } from '@playwright/test';
import { releasesFolder } from '@tolk/release';
import { launchBrowser } from '@tolk/testing/browser';
import { apiProgram } from '@tolk/api/program';
import { startProduct } from '@tolk/testing/processes';
import { bringFronts } from '@tolk/launch/build';
import { median, round, type Row, type Section } from '../report.ts';
import { visit, type Visit } from './throttled-page.ts';

const visits = 5;

const windows: readonly [string, BrowserContextOptions][] = [
  ['1280 px', { locale: 'en-US', viewport: { width: 1280, height: 800 } }],
  [
    '375 px',
    {
      locale: 'en-US',
      viewport: { width: 375, height: 760 },
      userAgent: devices['Pixel 7'].userAgent,
      isMobile: true,
      hasTouch: true,
    },
  ],
];

/** KB of JavaScript that a page may load by itself, and with its first touch. */
const pages: readonly { name: string; path: string; before: number; touched: number }[] = [
  { name: 'home', path: '/', before: 120, touched: 200 },
  { name: 'login', path: '/login', before: 147, touched: 147 },
];

interface Figure {
  what: string;
  of: (visit: Visit) => number;
  limit: number;
  unit: string;
  digits: number;
}

const figures = (before: number, touched: number): Figure[] => [
  { what: 'first contentful paint', of: ({ fcp }) => fcp, limit: 1_000, unit: ' ms', digits: 0 },
  { what: 'largest contentful paint', of: ({ lcp }) => lcp, limit: 1_500, unit: ' ms', digits: 0 },
  { what: 'layout shift', of: ({ cls }) => cls, limit: 0.02, unit: '', digits: 4 },
  { what: 'main thread blocked', of: ({ blocked }) => blocked, limit: 100, unit: ' ms', digits: 0 },
  {
    what: 'JavaScript before interaction',
    of: ({ scriptsBefore }) => scriptsBefore / 1_000,
    limit: before,
    unit: ' KB',
    digits: 1,
  },
  {
    what: 'JavaScript with the first touch',
    of: ({ scriptsAfter }) => scriptsAfter / 1_000,
    limit: touched,
    unit: ' KB',
    digits: 1,
  },
];

async function measure(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [width, options] of windows) {
    for (const { name, path, before, touched } of pages) {
      const seen: Visit[] = [];
      for (let time = 0; time < visits; time += 1) {
        seen.push(await visit(browser, `${url}${path}`, options));
      }
      rows.push(
        ...figures(before, touched).map((figure) => rowOf(`${name}, ${width}`, figure, seen)),
      );
    }
  }
  return rows;
}

function rowOf(page: string, { what, of, limit, unit, digits }: Figure, seen: Visit[]): Row {
  const value = median(seen.map(of));
  return {
    what: `${page}: ${what}`,
    figure: `${round(value, digits)}${unit}`,
    target: `≤ ${limit}${unit}`,
    met: value <= limit,
  };
}

/** How fast the public pages stand on a slow line and a slow processor, cold, median of five visits. */
export const paint: Section = {
  name: 'paint',
  title: 'First paint at 1.6 Mbit/s, 150 ms, processor ÷ 4',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-paint-'));
    await bringFronts(folder);
    const product = await startProduct({
      api: apiProgram,
      env: { TOLK_RELEASES: releasesFolder(folder) },
    });
    const browser = await launchBrowser();
    try {
      // The first visit to each page compresses it.
      for (const { path } of pages) await fetch(`${product.url}${path}`);
      return await measure(browser, product.url);
    } finally {
      await browser.close();
      await product.stop();
      await rm(folder, { recursive: true });
    }
  },
};
