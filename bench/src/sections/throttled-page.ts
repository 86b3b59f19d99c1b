import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** 1.6 Mbit/s, 150 ms round trip, a processor four times slower (targets, "Speed and size"). */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** One cold visit; times in ms from navigation on, bytes as they came over the wire. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** Sum of what tasks take beyond 50 ms. */
  blocked: number;
  scriptsBefore: number;
  /** Until the application had taken the page over after the first touch. */
  scriptsAfter: number;
}

interface PageFigures {
  lcp: number;
  cls: number;
  blocked: number;
}

declare global {
  interface Window {
    figures?: PageFigures;
    hydrated?: boolean;
  }
}

/** Opens an address with nothing cached, waits until it is quiet, then touches it. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const bytes = await countScripts(page);
    await throttle(page);
    await page.addInitScript(observe);
    await page.addInitScript(noteHydration);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => (window.figures?.lcp ?? 0) > 0);
    const figures = await read(page);
    const scriptsBefore = bytes();
    await page.mouse.move(8, 300);
    await untilHydrated(page);
    return { ...figures, scriptsBefore, scriptsAfter: bytes() };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the application has taken it over. */
export function noteHydration(): void {
  document.addEventListener('tolk:hydrated', () => {
    window.hydrated = true;
  });
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.hydrated === true);
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Counts scripts by their address: those that are fetched ahead of their use have no type yet. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let total = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js') && !response.fromDiskCache) {
      scripts.add(requestId);
    }
  });
  // Bodies alone, as the other figures of bytes count them.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  return () => total;
}

function observe(): void {
  const figures: PageFigures = { lcp: 0, cls: 0, blocked: 0 };
  window.figures = figures;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
  on('layout-shift', (entry) => (figures.cls += Number(Reflect.get(entry, 'value'))));
  on('longtask', ({ duration }) => (figures.blocked += duration - 50));
}

function read(page: Page): Promise<PageFigures & { fcp: number }> {
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const figures = window.figures ?? { lcp: Number.NaN, cls: Number.NaN, blocked: Number.NaN };
    return { ...figures, fcp: first?.startTime ?? Number.NaN };
  });
}
