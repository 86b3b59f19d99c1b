import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('are the same after a restart', async () => {
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder)).toEqual(keys);
});

it('of a party that an update brought are added, and the others stay', async () => {
  const { wechatLogin: _, ...older } = await loadKeys(folder);
  const file = join(folder, 'sandbox', 'keys.json');
  writeFileSync(file, JSON.stringify(older));
  const keys = await loadKeys(folder);
  expect(keys).toMatchObject(older);
  expect(keys.wechatLogin).toEqual({
    appId: expect.stringMatching(/^wx[0-9a-f]{16}$/),
    secret: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
