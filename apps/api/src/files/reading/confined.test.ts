import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confined } from './confined.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-confined-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a confined process reads its file and nothing beside it, writes nothing and starts nothing', async () => {
  const [own, other] = [join(folder, 'own'), join(folder, 'other')];
  await writeFile(own, 'its file');
  await writeFile(other, 'a key');
  const script = `
    const fs = require('node:fs');
    const tries = {
      own: () => fs.readFileSync(${JSON.stringify(own)}, 'utf8'),
      other: () => fs.readFileSync(${JSON.stringify(other)}, 'utf8'),
      list: () => fs.readdirSync(${JSON.stringify(folder)}),
      change: () => fs.writeFileSync(${JSON.stringify(own)}, 'changed'),
      start: () => require('node:child_process').execSync('true'),
    };
    const outcome = (attempt) => { try { return attempt() } catch (error) { return error.code } };
    console.log(JSON.stringify(Object.entries(tries).map(([name, attempt]) => [name, outcome(attempt)])));`;
  const { stdout } = spawnSync(process.execPath, [...confined(own), '-e', script], { env: {} });
  expect(JSON.parse(stdout.toString())).toEqual([
    ['own', 'its file'],
    ['other', 'ERR_ACCESS_DENIED'],
    ['list', 'ERR_ACCESS_DENIED'],
    ['change', 'ERR_ACCESS_DENIED'],
    ['start', 'ERR_ACCESS_DENIED'],
  ]);
});
