import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort, startNginx } from '@tolk/testing/processes';

/** nginx as `deploy/nginx` sets it up, in front of several apis. */
export interface Proxy {
  url: string;
  /** Sends nothing more to the api at this port, as `deploy/upgrade.sh` has it. */
  withdraw: (api: number) => Promise<void>;
  admit: (api: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** How long a worker that still has the former list may take new calls (ms). */
const settleMs = 2_000;

export async function startProxy(folder: string, apis: readonly number[]): Promise<Proxy> {
  await mkdir(folder, { recursive: true });
  const servers = join(folder, 'servers.conf');
  const withdrawn = new Set<number>();
  const write = () =>
    writeFile(
      servers,
      apis
        .map((api) => {
          const state = withdrawn.has(api) ? ' down' : '';
          return `server 127.0.0.1:${api} max_fails=1 fail_timeout=5s${state};\n`;
        })
        .join(''),
    );
  await write();
  const port = await findFreePort();
  const nginx = await startNginx(folder, { port, servers });
  const [program = '', ...argv] = nginx.reloadCommand.split(' ');
  const reload = async () => {
    await write();
    await promisify(execFile)(program, argv);
    await pause(settleMs);
  };
  return {
    url: nginx.url,
    async withdraw(api) {
      withdrawn.add(api);
      await reload();
    },
    async admit(api) {
      withdrawn.delete(api);
      await reload();
    },
    stop: () => nginx.stop(),
  };
}
