import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hold } from '../test/holder.ts';
import { ask, askUntilAnswered, makeWorkplace } from '../test/workplace.ts';
import { startCluster } from './cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { findRunningCluster } from './running-cluster.ts';

let workplace: Awaited<ReturnType<typeof makeWorkplace>>;
beforeAll(async () => {
  workplace = await makeWorkplace();
});
afterAll(() => workplace.remove());

async function killPostgres(dataDir: string): Promise<void> {
  const server = await readPostmaster(`${dataDir}/cluster`);
  if (!server) throw new Error('no server to kill');
  process.kill(server.pid, 'SIGKILL');
}

describe('after kill -9', () => {
  it('of the owner, the next one adopts the server as it stands', async () => {
    const dataDir = workplace.path('adopted');
    const killed = await hold(dataDir);
    expect(killed.adopted).toBe(false);
    await ask(killed.url, 'CREATE TABLE word AS SELECT 1 AS n');
    await killed.kill();
    const cluster = await startCluster({ dataDir });
    expect(cluster.adopted).toBe(true);
    expect(cluster.url('words')).toBe(killed.url);
    expect(await ask(killed.url, 'SELECT n FROM word')).toEqual([{ n: 1 }]);
    await cluster.stop();
    expect(await readPostmaster(`${dataDir}/cluster`)).toBeUndefined();
  });

  it('of owner and server, the next one recovers what was committed', async () => {
    const dataDir = workplace.path('recovered');
    const killed = await hold(dataDir);
    await ask(killed.url, 'CREATE TABLE word AS SELECT 1 AS n');
    await killed.kill();
    await killPostgres(dataDir);
    const cluster = await startCluster({ dataDir });
    expect(cluster.adopted).toBe(false);
    expect(await ask(cluster.url('words'), 'SELECT n FROM word')).toEqual([{ n: 1 }]);
    await cluster.stop();
  });

  it('of the server, its owner brings it back at the same address', async () => {
    const dataDir = workplace.path('revived');
    const said: string[] = [];
    const cluster = await startCluster({ dataDir, log: (message) => said.push(message) });
    const url = await cluster.ensureDatabase('words');
    await ask(url, 'CREATE TABLE word AS SELECT 1 AS n');
    await killPostgres(dataDir);
    expect(await askUntilAnswered(url, 'SELECT n FROM word')).toEqual([{ n: 1 }]);
    await cluster.stop();
    expect(said).toContain(`PostgreSQL in ${dataDir} went away; starting it again`);
  });

  it('and a new process under the old number, the stale file stops nobody', async () => {
    const dataDir = workplace.path('stale');
    await (await startCluster({ dataDir })).stop();
    const lines = [process.pid, dataDir, 1, 5432, '', '127.0.0.1', '1 1', 'ready', ''];
    await writeFile(`${dataDir}/cluster/postmaster.pid`, lines.join('\n'));
    const cluster = await startCluster({ dataDir });
    expect(cluster.adopted).toBe(false);
    await cluster.stop();
  });
});

it('removes what a start that was killed half-way left behind', async () => {
  const dataDir = workplace.path('half-way');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await mkdir(`${dataDir}/staging-old/cluster`, { recursive: true });
  await utimes(`${dataDir}/staging-old`, anHourAgo, anHourAgo);
  await mkdir(`${dataDir}/staging-new`);
  await (await startCluster({ dataDir })).stop();
  expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'server.log', 'staging-new']);
});

describe('two servers on one folder', () => {
  it('are one too many: the second is told who was first', async () => {
    const dataDir = workplace.path('shared');
    const first = await hold(dataDir);
    await expect(startCluster({ dataDir })).rejects.toMatchObject({
      code: 'locked',
      message: `The data folder ${dataDir} is in use by another server (process ${first.pid}). Stop that one first, or choose another folder.`,
    });
    expect(await ask(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await first.stop();
  });

  it('that start together on a new folder end with one owner', async () => {
    const dataDir = workplace.path('raced');
    const starts = await Promise.allSettled([hold(dataDir), hold(dataDir), hold(dataDir)]);
    const owners = starts.filter((start) => start.status === 'fulfilled');
    expect(owners).toHaveLength(1);
    const refusals = starts.filter((start) => start.status === 'rejected');
    for (const { reason } of refusals)
      expect(String(reason)).toContain('is in use by another server');
    await owners[0]?.value.stop();
  });

  it('are none when the first is just stopping', async () => {
    const dataDir = workplace.path('handed-over');
    const first = await hold(dataDir);
    await ask(first.url, 'CREATE TABLE word AS SELECT 1 AS n');
    const [cluster] = await Promise.all([startCluster({ dataDir }), first.stop()]);
    expect(await ask(cluster.url('words'), 'SELECT n FROM word')).toEqual([{ n: 1 }]);
    await cluster.stop();
  });

  it('are fine when the second only looks for a command', async () => {
    const dataDir = workplace.path('beside');
    const first = await hold(dataDir);
    expect(await findRunningCluster(dataDir, 'words')).toBe(first.url);
    await first.stop();
    expect(await findRunningCluster(dataDir, 'words')).toBeUndefined();
  });
});

it('writes neither statements nor values into its log', async () => {
  const dataDir = workplace.path('quiet');
  const cluster = await startCluster({ dataDir });
  const url = await cluster.ensureDatabase('words');
  await ask(url, 'CREATE TABLE person (card text UNIQUE)');
  const twice = `INSERT INTO person VALUES ('6222-0000'), ('6222-0000')`;
  await expect(ask(url, twice)).rejects.toMatchObject({ code: '23505' });
  await cluster.stop();
  expect(await readFile(`${dataDir}/server.log`, 'utf8')).not.toMatch(/6222|INSERT|person/);
});
