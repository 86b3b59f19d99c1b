import type { Page } from '@playwright/test';

/** Notes what goes wrong in a page from now on, in words for the person who releases. */
export function watchPage(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the page broke: ${error.message}`));
  page.on('console', (message) => {
    // What did not arrive is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`the console says: ${message.text().split('\n')[0]}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Asked for by a screen that the next one has replaced.
    if (why !== 'net::ERR_ABORTED' && request.url().startsWith(origin))
      faults.push(`${request.url()} did not arrive: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      faults.push(`${response.url()} answered ${response.status()}`);
  });
  return faults;
}
