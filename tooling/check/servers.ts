import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from './debian.ts';

/** A server that the api's tests run beside it. */
interface Server {
  what: string;
  /** Where the tests look for it; what a person sets wins. */
  variable: string;
  places: () => readonly string[];
  /** Sets of Debian's packages, of which one is enough. */
  packages: readonly string[][];
}

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const among =
  (...names: string[]) =>
  () =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)));

const servers: readonly Server[] = [
  {
    what: 'Redis or Valkey',
    variable: 'TOLK_REDIS_SERVER',
    places: among('valkey-server', 'redis-server'),
    packages: [['redis-server'], ['valkey-server']],
  },
  { what: 'nginx', variable: 'TOLK_NGINX', places: among('nginx'), packages: [['nginx']] },
  {
    what: 'PgBouncer',
    variable: 'TOLK_PGBOUNCER',
    places: among('pgbouncer'),
    packages: [['pgbouncer']],
  },
  {
    what: 'Prometheus, whose promtool tries the alert rules,',
    variable: 'TOLK_PROMTOOL',
    places: among('promtool'),
    packages: [['prometheus']],
  },
  {
    what: 'PostgreSQL with initdb and pg_dump',
    variable: 'TOLK_POSTGRES_PROGRAMS',
    places: postgresFolders,
    packages: [['postgresql']],
  },
];

/** Debian keeps each version in a folder of its own; the newest that has all programs. */
function postgresFolders(): string[] {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).map(Number) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(all, String(version), 'bin'))
    .filter((folder) => ['initdb', 'pg_dump'].every((name) => existsSync(join(folder, name))));
}

/** For each server the sets of Debian's packages of which one is enough. */
export const serverPackages = servers.map(({ packages }) => packages);

const find = ({ variable, places }: Server) =>
  [process.env[variable], ...places()].find((path) => path && existsSync(path));

/** Where each is, by variable, installed when this may be done here; else throws with what a person can do. */
export async function bringServers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const server of servers) {
    const { what, variable, packages } = server;
    if (!find(server)) await installDebian(what, ...packages);
    const path = find(server);
    if (!path)
      throw new Error(
        `The tests of the api need ${what}. On Debian or Ubuntu: sudo apt-get install ${packages[0]?.join(' ')}. Elsewhere install it and name it: ${variable}=/path/to/it npm test`,
      );
    found[variable] = path;
  }
  return found;
}
