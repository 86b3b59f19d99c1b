import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';

/** Chromium without the parts of a window: the journeys take a fifth less processor time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'Tests in a browser need Chromium. On Debian or Ubuntu: sudo apt-get install chromium fonts-noto-cjk. Elsewhere install Chrome or Chromium and name it: TOLK_CHROMIUM=/path/to/chrome npm test';

const find = () => [process.env.TOLK_CHROMIUM, ...places].find((path) => path && existsSync(path));

/** The headless shell where Debian has it, else the browser. */
const packages = ['chromium-headless-shell', 'chromium'].map((browser) => [
  browser,
  'fonts-noto-cjk',
]);

/** Path of a Chromium, installed when this may be done here; else throws with what a person can do. */
export async function bringChromium(): Promise<string> {
  if (!process.env.TOLK_CHROMIUM && !existsSync(headlessShell))
    await installDebian('Chromium and Chinese fonts', ...packages);
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}
