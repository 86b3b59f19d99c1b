import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';

const places = [
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/valkey-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/valkey-server',
  '/opt/homebrew/bin/redis-server',
];

const advice =
  'The tests of several instances need Redis or Valkey. On Debian or Ubuntu: sudo apt-get install redis-server. Elsewhere install one of them and name it: TOLK_REDIS_SERVER=/path/to/redis-server npm test';

const find = () =>
  [process.env.TOLK_REDIS_SERVER, ...places].find((path) => path && existsSync(path));

/** Path of a Redis server, installed when this may be done here; else throws with what a person can do. */
export async function bringRedis(): Promise<string> {
  if (!find()) await installDebian('Redis', ['redis-server'], ['valkey-server']);
  const path = find();
  if (!path) throw new Error(advice);
  return path;
}
