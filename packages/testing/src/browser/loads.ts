import type { Page } from '@playwright/test';

export interface Loads {
  /** Addresses of documents that the page itself loaded. */
  documents: string[];
  scripts: string[];
}

/** Notes what a page loads from now on. */
export function watchLoads(page: Page): Loads {
  const loads: Loads = { documents: [], scripts: [] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loads.scripts.push(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.documents.push(request.url());
    }
  });
  return loads;
}

/** For so long nothing more has come (ms). */
const restMs = 1_500;

/**
 * Resolves once the page has fetched of a front end what it fetches ahead, when it has nothing more urgent
 * to do. Playwright's `networkidle` is over before that begins on a busy machine.
 */
export async function untilFetchedAhead(page: Page, remote: string): Promise<void> {
  const scripts = () =>
    page.evaluate((folder) => {
      const paths = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname);
      const all = paths.filter((path) => path.endsWith('.js'));
      return { count: all.length, isThere: all.some((path) => path.startsWith(folder)) };
    }, `/releases/${remote}/`);
  for (let before = await scripts(); ;) {
    await page.waitForTimeout(restMs);
    const after = await scripts();
    if (after.isThere && after.count === before.count) return;
    before = after;
  }
}
