import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@tolk/testing/processes';

/** The proxy as `deploy/nginx` sets it up, without TLS. */
export interface Nginx {
  url: string;
  /** Sends nothing more to the api at this port; resolves when it has nothing under way there. */
  withdraw: (port: number) => Promise<void>;
  admit: (port: number) => Promise<void>;
  stop: () => Promise<void>;
}

const template = new URL('../../../deploy/nginx/tolk.conf.template', import.meta.url);
/** Old workers end what they began; longer than the slowest call of the flows (ms). */
const drainMs = 2_000;

export async function startNginx(folder: string, apis: readonly number[]): Promise<Nginx> {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  const admitted = new Set(apis);
  const conf = join(folder, 'nginx.conf');
  const write = async () => writeFile(conf, await configuration(folder, port, [...admitted]));
  await write();
  const child = await run(conf, folder);
  const reload = async () => {
    await write();
    child.kill('SIGHUP');
    await pause(drainMs);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async withdraw(api) {
      admitted.delete(api);
      await reload();
    },
    async admit(api) {
      admitted.add(api);
      await reload();
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function configuration(folder: string, port: number, apis: number[]): Promise<string> {
  const shipped = await readFile(template, 'utf8');
  const servers = apis.map((api) => `server 127.0.0.1:${api};`).join('\n  ');
  const site = shipped
    .replace(/server \$\{API_ADDRESS\};/, servers)
    .replaceAll('${SERVER_NAME}', '127.0.0.1')
    .replaceAll('${S3_ORIGIN}', 'http://127.0.0.1:9')
    .replace(/server \{\s+listen 8080[^}]*\}/, '')
    .replace('listen 8443 ssl default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replaceAll(/^\s*(ssl_\w+|http2|access_log) [^;]*;$/gm, '');
  return `
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log warn;
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      access_log off;
      # A connection for each call: a browser tries again by itself when a reload has closed an idle one, we don't.
      keepalive_timeout 0;
      ${site}
    }`;
}

async function run(conf: string, folder: string): Promise<ChildProcess> {
  const child = spawn('nginx', ['-c', conf, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (cause) =>
      reject(new Error('The fault run needs nginx: sudo apt-get install nginx-light', { cause })),
    );
    child.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)));
  });
  failed.catch(() => undefined);
  await Promise.race([failed, pause(500)]);
  return child;
}
