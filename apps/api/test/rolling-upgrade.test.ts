import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { testDatabase } from '@tolk/testing/database';
import {
  findFreePort,
  startChild,
  startNginx,
  startSandbox,
  type Child,
  type Nginx,
  type Sandbox,
} from '@tolk/testing/processes';
import { apiProgram } from '../src/program.ts';

const script = fileURLToPath(new URL('../../../deploy/upgrade.sh', import.meta.url));
const names = ['api-1', 'api-2'] as const;
type Name = (typeof names)[number];

/** Two real processes behind a real nginx with our configuration, upgraded by the script we ship. */
const database = testDatabase();
const apis = new Map<Name, { port: number; child: Child; starts: number }>();
const state: { folder: string; nginx?: Nginx; sandbox?: Sandbox; control?: Server; key: string } = {
  folder: '',
  key: randomBytes(32).toString('hex'),
};

beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'api-rolling-'));
  const port = await findFreePort();
  state.sandbox = await startSandbox({ apiUrl: `http://127.0.0.1:${port}` });
  for (const name of names) await start(name, await findFreePort());
  const servers = names.map(
    (name) => `server 127.0.0.1:${portOf(name)} max_fails=1 fail_timeout=5s;`,
  );
  await writeFile(serversFile(), `${servers.join('\n')}\n`);
  state.nginx = await startNginx(state.folder, { port, servers: serversFile() });
  state.control = await openControl();
}, 300_000);

afterAll(async () => {
  state.control?.close();
  await state.nginx?.stop();
  for (const { child } of apis.values()) await child.stop();
  await state.sandbox?.stop();
  await rm(state.folder, { recursive: true, force: true });
}, 60_000);

const serversFile = () => join(state.folder, 'servers.conf');
const portOf = (name: Name) => apis.get(name)?.port ?? 0;

async function start(name: Name, port: number): Promise<void> {
  const child = await startChild({
    script: apiProgram,
    env: {
      PORT: String(port),
      TOLK_DATA: state.folder,
      TOLK_SERVER_KEY: state.key,
      DATABASE_URL: database.url,
      TOLK_SANDBOX_URL: state.sandbox?.url ?? '',
      TOLK_SANDBOX_SECRET: state.sandbox?.secret ?? '',
      TOLK_CALLS_PER_PERSON: '0',
      TOLK_CALLS_PER_ADDRESS: '0',
      TOLK_CALL_LIMITS: 'off',
      TOLK_LOG: 'silent',
    },
  });
  apis.set(name, { port, child, starts: (apis.get(name)?.starts ?? 0) + 1 });
}

/** What compose does for the script: `/restart/api-1`, `/ready/api-1`. */
async function openControl(): Promise<Server> {
  const server = createServer((request, response) => {
    const [, act, name] = (request.url ?? '').split('/');
    const known = names.find((one) => one === name);
    const work = known === undefined ? Promise.resolve(false) : obey(act ?? '', known);
    void work.then((done) => response.writeHead(done ? 200 : 500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function obey(act: string, name: Name): Promise<boolean> {
  if (act === 'ready') {
    const url = `http://127.0.0.1:${portOf(name)}/readyz`;
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const before = await callsAt(name);
  await pause(300);
  sentToStopped.push((await callsAt(name)) - before);
  await apis.get(name)?.child.stop();
  await start(name, portOf(name));
  return true;
}

/** Calls that came to an instance within a moment, just before it was stopped. */
const sentToStopped: number[] = [];

/** How many calls an instance has answered. */
async function callsAt(name: Name): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${portOf(name)}/metrics`)).text();
  const counts = [...page.matchAll(/^tolk_call_duration_seconds_count\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function upgrade(
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<{ code: number; said: string }> {
  const address = state.control?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const command = async (act: string) => {
    const path = join(state.folder, `${act}.mjs`);
    await writeFile(
      path,
      `const { ok } = await fetch('http://127.0.0.1:${port}/${act}/' + process.argv[2]);\nprocess.exit(ok ? 0 : 1);\n`,
    );
    return `${process.execPath} ${path}`;
  };
  const child = spawn(script, args, {
    env: {
      PATH: process.env.PATH,
      UPGRADE_SERVERS: serversFile(),
      UPGRADE_RELOAD: state.nginx?.reloadCommand,
      UPGRADE_RESTART: await command('restart'),
      UPGRADE_READY: await command('ready'),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

async function signedIn(): Promise<Caller> {
  const caller = createCaller({ baseUrl: state.nginx?.url ?? '', language: 'en' });
  const { account, password } = apis
    .get('api-1')
    ?.child.ready.demoAccounts?.find(({ account: name }) => name.startsWith('client')) ?? {
    account: '',
    password: '',
  };
  const form = { account, password };
  const answer = await caller.call<{ token: string }>('/clientinterface/login', form);
  caller.token = answer.data.token;
  return caller;
}

/** Calls and page requests without a pause until told; what was not answered as it should be. */
function startTraffic(caller: Caller) {
  const told = { ends: false, answered: 0, failed: [] as string[] };
  const ask = async (what: string, one: () => Promise<boolean>) => {
    while (!told.ends) {
      const right = await one().catch((error: unknown) => {
        told.failed.push(`${what}: ${String(error)}`);
        return undefined;
      });
      if (right === true) told.answered += 1;
      if (right === false) told.failed.push(what);
    }
  };
  const call = async () =>
    (await caller.send('/clientinterface/getProjectOrderList', { page: 1, size: 5 })).code === 0;
  // Read to its end, which fails where it is cut off.
  const page = async () => {
    const answer = await fetch(`${state.nginx?.url}/api/openapi.json`);
    return answer.ok && (await answer.arrayBuffer()).byteLength > 0;
  };
  const lanes = [ask('call', call), ask('call', call), ask('call', call), ask('get', page)];
  return {
    told,
    async end() {
      told.ends = true;
      await Promise.all(lanes);
      return told;
    },
  };
}

it('both are started anew under traffic, and no call fails', async () => {
  const traffic = startTraffic(await signedIn());
  const { code, said } = await upgrade();
  const { answered, failed } = await traffic.end();
  expect(said).toBe('upgrade: api-1\nupgrade: api-2\nupgrade: done\n');
  expect(code).toBe(0);
  expect(names.map((name) => apis.get(name)?.starts)).toEqual([2, 2]);
  expect(failed).toEqual([]);
  // Nobody was sent there any more, so nothing depends on the moment at which it closes.
  expect(sentToStopped).toEqual([0, 0]);
  expect(answered).toBeGreaterThan(200);
}, 300_000);

it('one that does not become ready stays out, the other serves, and the second is not touched', async () => {
  const { code, said } = await upgrade({ UPGRADE_READY: 'false', UPGRADE_PATIENCE: '2' });
  expect(code).toBe(1);
  expect(said).toContain('api-1 is not ready after 2 s. The others serve');
  expect(names.map((name) => apis.get(name)?.starts)).toEqual([3, 2]);
  const caller = await signedIn();
  expect(caller.token).toBeDefined();
  expect((await upgrade()).said).toContain('one of them is out');
  expect(await upgrade({}, ['again'])).toMatchObject({ code: 0 });
  expect(await readFile(serversFile(), 'utf8')).not.toContain('down');
}, 240_000);

it('one that is killed costs those calls at most that it had taken', async () => {
  const caller = await signedIn();
  await apis.get('api-2')?.child.kill();
  const codes: number[] = [];
  for (let call = 0; call < 40; call += 1) {
    const body = { page: 1, size: 5 };
    codes.push((await caller.send('/clientinterface/getProjectOrderList', body)).code);
  }
  expect(new Set(codes)).toEqual(new Set([0]));
}, 60_000);
