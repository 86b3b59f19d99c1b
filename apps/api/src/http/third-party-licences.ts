import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** What each build says of the libraries that it bundles (tooling/webpack-preset, licence-notices-plugin). */
interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const noticesFile = 'licences.json';
const rule = '-'.repeat(80);

/** `/licences.txt`: the notices of what browsers are sent, by the shell and the releases in use. */
export function addThirdPartyLicences(app: FastifyInstance, { web }: Config): void {
  app.get('/licences.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(documentOf(await allNotices(web))),
  );
}

async function allNotices({ shell, releases }: Config['web']): Promise<Notice[]> {
  const { remotes = {} } = (await readJson<Registry>(join(releases, 'remotes.json'))) ?? {};
  const builds = Object.entries(remotes).map(([name, { version }]) =>
    join(releases, name, version),
  );
  const lists = await Promise.all(
    [shell, ...builds].map((folder) => readJson<Notice[]>(join(folder, noticesFile))),
  );
  const notices = new Map<string, Notice>();
  for (const notice of lists.flatMap((list) => list ?? []))
    notices.set(`${notice.name}@${notice.version}`, notice);
  return [...notices.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Registry {
  remotes?: Record<string, { version: string }>;
}

function documentOf(notices: readonly Notice[]): string {
  const parts = notices.map(({ name, version, licence, text }) =>
    [rule, `${name} ${version}${licence && ` (${licence})`}`, rule, '', text, ''].join('\n'),
  );
  return ['Tolk is built with the following software.', '', ...parts].join('\n');
}

async function readJson<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
