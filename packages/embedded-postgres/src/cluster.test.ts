import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, makeWorkplace } from '../test/workplace.ts';
import { startCluster, type Cluster } from './cluster.ts';

describe('a cluster', () => {
  let workplace: Awaited<ReturnType<typeof makeWorkplace>>;
  let cluster: Cluster;
  beforeAll(async () => {
    workplace = await makeWorkplace();
    cluster = await startCluster({ dataDir: workplace.path('data') });
  });
  afterAll(async () => {
    await cluster.stop();
    await workplace.remove();
  });

  it.each([
    ['server_encoding', 'UTF8'],
    ['TimeZone', 'UTC'],
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', '200'],
    ['password_encryption', 'scram-sha-256'],
  ])('runs with %s = %s', async (name, value) => {
    const sql = `SELECT setting FROM pg_settings WHERE name = '${name}'`;
    expect(await ask(cluster.url('postgres'), sql)).toEqual([{ setting: value }]);
  });

  it('sorts and folds by the built-in Unicode locale', async () => {
    const sql = `SELECT datlocprovider AS provider, datlocale AS locale, upper('é') AS upper
      FROM pg_database WHERE datname = current_database()`;
    expect(await ask(cluster.url('postgres'), sql)).toEqual([
      { provider: 'b', locale: 'C.UTF-8', upper: 'É' },
    ]);
  });

  it.each([
    ['', 0o700],
    ['cluster', 0o700],
    ['cluster/owner-password', 0o600],
    ['server.log', 0o600],
  ])('keeps data/%s closed to others', async (name, mode) => {
    const found = await stat(join(workplace.path('data'), name));
    expect(found.mode & 0o777).toBe(mode);
  });

  it('refuses a wrong password', async () => {
    const wrong = new URL(cluster.url('postgres'));
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('makes a database once, however often it is asked', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => cluster.ensureDatabase('once "more"')));
    expect(new Set(urls).size).toBe(1);
    expect(await ask(urls[0] ?? '', 'SELECT current_database() AS name')).toEqual([
      { name: 'once "more"' },
    ]);
  });

  it('copies a template, and drops the copy under its users', async () => {
    await ask(await cluster.ensureDatabase('template'), `CREATE TABLE word AS SELECT '译' AS text`);
    const copy = await cluster.createFromTemplate('copy', 'template');
    expect(await ask(copy, 'SELECT text FROM word')).toEqual([{ text: '译' }]);
    await cluster.dropDatabase('copy');
    await expect(ask(copy, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  });

  it('stops, and starts again with its data', async () => {
    const dataDir = workplace.path('second');
    const first = await startCluster({ dataDir });
    await ask(await first.ensureDatabase('kept'), `CREATE TABLE word AS SELECT '译' AS text`);
    await Promise.all([first.stop(), first.stop()]);
    await expect(ask(first.url('kept'), 'SELECT 1')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    const again = await startCluster({ dataDir, settings: { fsync: 'off' } });
    expect(again.adopted).toBe(false);
    expect(await ask(again.url('kept'), 'SELECT text FROM word')).toEqual([{ text: '译' }]);
    expect(await ask(again.url('kept'), 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
    await again.stop();
  });
});
