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
