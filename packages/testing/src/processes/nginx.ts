import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const template = fileURLToPath(
  new URL('../../../../deploy/nginx/tolk.conf.template', import.meta.url),
);
const program = process.env.TOLK_NGINX ?? 'nginx';

export interface Nginx {
  url: string;
  /** What an operator would type to have it read its files again. */
  reloadCommand: string;
  stop(): Promise<void>;
}

/**
 * nginx with the configuration that we ship, without TLS; `servers` is the file that names the apis.
 * Where nginx is older than `keepalive_min_timeout` (1.27.4), a reload would cut connections that a
 * caller is about to use: there each call has a connection of its own.
 */
export async function startNginx(
  folder: string,
  { port, servers }: { port: number; servers: string },
): Promise<Nginx> {
  const config = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'temp'), { recursive: true });
  await writeFile(config, await configOf(folder, port, servers));
  const args = ['-p', folder, '-c', config, '-e', join(folder, 'error.log')];
  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    url,
    reloadCommand: [program, ...args, '-s', 'reload'].join(' '),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function configOf(folder: string, port: number, servers: string): Promise<string> {
  const { stderr } = await promisify(execFile)(program, ['-v']);
  const [major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [])
    .slice(1)
    .map(Number);
  const isOld = major * 1e6 + minor * 1e3 + patch < 1_027_004;
  const shipped = (await readFile(template, 'utf8'))
    .replace('listen 8443 ssl default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace('listen 8080 default_server;', `listen unix:${folder}/redirect.socket default_server;`)
    .replace(/^ +(ssl_|http2 ).*\n/gm, '')
    .replace(/^ +keepalive_min_timeout .*$/m, isOld ? '  keepalive_timeout 0;' : '$&')
    .replaceAll('/etc/nginx/servers/*.conf', servers)
    .replaceAll('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('${SERVER_NAME}', '127.0.0.1')
    .replaceAll('${S3_ORIGIN}', 'http://127.0.0.1:9');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  return `pid ${folder}/nginx.pid;\nworker_processes 2;\nevents {}\nhttp {\n${temp}\n${shipped}\n}\n`;
}
