import { existsSync } from 'node:fs';
import { runProgram } from './command.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The journeys need Chromium. On Debian or Ubuntu: sudo apt-get install chromium fonts-noto-cjk. Elsewhere install Chrome or Chromium and name it: TOLK_CHROMIUM=/path/to/chrome npm test';

const find = () => [process.env.TOLK_CHROMIUM, ...places].find((path) => path && existsSync(path));

async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('    installing Chromium and Chinese fonts (apt-get) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-q'], { env });
  const packages = ['chromium', 'fonts-noto-cjk'];
  await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
}

/** Path of a Chromium, installed when this may be done here; else throws with what a person can do. */
export async function bringChromium(): Promise<string> {
  if (!find()) await install();
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}
