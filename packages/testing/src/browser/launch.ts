import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

/** Options for `launch`, or for `use.launchOptions` of a Playwright configuration. */
export const launchOptions: LaunchOptions = {
  // Chromium does not run with a moved clock (`npm run clock`): the journeys tell its pages the time.
  env: { ...process.env, LD_PRELOAD: undefined, FAKETIME: undefined },
  executablePath: process.env['TOLK_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Debian's Chromium, or the one that TOLK_CHROMIUM names. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
