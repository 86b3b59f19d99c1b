import { existsSync } from 'node:fs';
import { runProgram } from './command.ts';

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
  'The journeys need Chromium. On Debian or Ubuntu: sudo apt-get install chromium fonts-noto-cjk. Elsewhere install Chrome or Chromium and name it: TOLK_CHROMIUM=/path/to/chrome npm test';

const find = () => [process.env.TOLK_CHROMIUM, ...places].find((path) => path && existsSync(path));

async function apt(...argv: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runProgram('apt-get', ['-q', '-o', 'Acquire::Retries=1', ...argv], {
    env,
  });
  return code === 0;
}

/** The headless shell where Debian has it, else the browser; nothing when neither can be had. */
async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('    installing Chromium and Chinese fonts (apt-get) …');
  await apt('update');
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (await apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk')) return;
}

/** Path of a Chromium, installed when this may be done here; else throws with what a person can do. */
export async function bringChromium(): Promise<string> {
  if (!process.env.TOLK_CHROMIUM && !existsSync(headlessShell)) await install();
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}
