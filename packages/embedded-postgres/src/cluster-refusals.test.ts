import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hold } from '../test/holder.ts';
import { isRoot, makeWorkplace } from '../test/workplace.ts';
import { startCluster } from './cluster.ts';

let workplace: Awaited<ReturnType<typeof makeWorkplace>>;
beforeAll(async () => {
  workplace = await makeWorkplace();
});
afterAll(() => workplace.remove());

const stranger = { uid: 65534, gid: 65534 };

describe('startCluster', () => {
  it('never touches a folder that holds other things', async () => {
    const dataDir = workplace.path('photos');
    await mkdir(dataDir);
    await writeFile(`${dataDir}/cat.jpg`, 'meow');
    await expect(startCluster({ dataDir })).rejects.toMatchObject({
      code: 'not-a-cluster',
      message: `The folder ${dataDir} is not empty and holds no database of ours (cat.jpg). Nothing was changed. Choose an empty or a new folder.`,
    });
    expect(await readdir(dataDir)).toEqual(['cat.jpg']);
  });

  it('takes an empty folder', async () => {
    const dataDir = workplace.path('empty');
    await mkdir(dataDir);
    await (await startCluster({ dataDir })).stop();
    expect(await readFile(`${dataDir}/cluster/PG_VERSION`, 'utf8')).toBe('18\n');
  });

  it('leaves data of another major version alone', async () => {
    const dataDir = workplace.path('old');
    await mkdir(`${dataDir}/cluster`, { recursive: true });
    await writeFile(`${dataDir}/cluster/PG_VERSION`, '16\n');
    await expect(startCluster({ dataDir })).rejects.toMatchObject({
      code: 'other-version',
      message: expect.stringContaining(
        'was written by PostgreSQL 16; this release brings PostgreSQL 18.',
      ),
    });
  });

  it('says when a part of the path is a file', async () => {
    await writeFile(workplace.path('file'), '');
    const dataDir = workplace.path('file/data');
    await expect(startCluster({ dataDir })).rejects.toMatchObject({
      code: 'not-a-cluster',
      message: `${dataDir} can't be the data folder: a part of its path is a file.`,
    });
  });
});

(isRoot ? describe : describe.skip)('startCluster, beside root', () => {
  it('runs for an ordinary account', async () => {
    const open = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
    await chmod(open, 0o777);
    const holder = await hold(`${open}/data`, stranger);
    expect(holder.adopted).toBe(false);
    await holder.kill();
    const next = await hold(`${open}/data`, stranger);
    expect(next.adopted).toBe(true);
    await next.stop();
    await rm(open, { recursive: true });
  });

  it('says when the account may not use the folder', async () => {
    const dataDir = workplace.path('closed');
    await mkdir(dataDir, { mode: 0o700 });
    await expect(hold(dataDir, stranger)).rejects.toThrow(
      `This account may not use the data folder ${dataDir}. Give the folder to it, or choose another one.`,
    );
  });

  it('says when the disk is full, and starts once there is room', async () => {
    const dataDir = workplace.path('small');
    await mkdir(dataDir);
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir]).status;
    if (mount('size=8m') !== 0) return;
    try {
      await expect(startCluster({ dataDir })).rejects.toMatchObject({
        code: 'disk-full',
        message: `The disk that holds ${dataDir} is full. Free some space and start again; nothing was overwritten.`,
      });
      mount('remount,size=200m');
      await (await startCluster({ dataDir })).stop();
    } finally {
      // Nothing of a stopped server holds on to its folder.
      expect(spawnSync('umount', [dataDir]).status).toBe(0);
    }
  });
});
