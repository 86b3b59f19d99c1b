import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';

const places = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'];

const advice =
  'The alert rules are tried with promtool. On Debian or Ubuntu: sudo apt-get install prometheus. Elsewhere install Prometheus and name it: TOLK_PROMTOOL=/path/to/promtool npm test';

const find = () => [process.env.TOLK_PROMTOOL, ...places].find((path) => path && existsSync(path));

/** Path of promtool, installed when this may be done here; else throws with what a person can do. */
export async function bringPromtool(): Promise<string> {
  if (!find()) await installDebian('Prometheus', ['prometheus']);
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}
