import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectFile } from './inspect.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('two pictures at once are rewritten, however many are sent', async () => {
  const create = { width: 300, height: 300, channels: 3, background: 'teal' } as const;
  const png = await sharp({ create }).png().toBuffer();
  let most = 0;
  const count = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', count);
  const found = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const path = join(folder, `${index}.png`);
      await writeFile(path, png);
      return inspectFile(path, 'seal.png');
    }),
  );
  sharp.queue.off('change', count);
  expect(found).toHaveLength(8);
  expect(most).toBe(2);
});

it('a picture that is refused gives its turn back', async () => {
  const path = join(folder, 'broken.png');
  const broken = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (let times = 0; times < 4; times += 1) {
    await writeFile(path, broken);
    await expect(inspectFile(path, 'broken.png')).rejects.toMatchObject({
      errorName: 'fileTypeRefused',
    });
  }
});
