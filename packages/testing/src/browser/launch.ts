import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Options for `launch`, or for `use.launchOptions` of a Playwright configuration. */
export const launchOptions: LaunchOptions = {
  // Chromium does not run with a moved clock (`npm run clock`): the journeys tell its pages the time.
  env: { ...process.env, LD_PRELOAD: undefined, FAKETIME: undefined },
  executablePath: process.env['TOLK_CHROMIUM'] ?? ofDebian.find((path) => existsSync(path)),
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

/** Debian's Chromium, its headless shell before the browser, or the one that TOLK_CHROMIUM names. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
