import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectFile } from './inspect.ts';
import { rewritePicture } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('two pictures at once are rewritten, however many are sent', async () => {
  const create = { width: 300, height: 300, channels: 3, background: 'teal' } as const;
  // What stands behind the picture is gone as soon as the file is rewritten.
  const sent = Buffer.concat([await sharp({ create }).png().toBuffer(), Buffer.from('unwritten')]);
  const paths = Array.from({ length: 8 }, (_, index) => join(folder, `${index}.png`));
  await Promise.all(paths.map((path) => writeFile(path, sent)));
  const started: string[] = [];
  const underWay: number[] = [];
  await Promise.all(
    paths.map((path) =>
      rewritePicture(
        path,
        { animated: false },
        (picture) => {
          started.push(path);
          underWay.push(started.filter((each) => readFileSync(each).equals(sent)).length);
          return picture;
        },
        `person ${path}`,
      ),
    ),
  );
  expect(underWay).toHaveLength(8);
  expect(Math.max(...underWay)).toBe(2);
});

it('a picture that is refused gives its turn back', async () => {
  const path = join(folder, 'broken.png');
  const broken = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (let times = 0; times < 4; times += 1) {
    await writeFile(path, broken);
    await expect(inspectFile(path, 'broken.png', 'order', 'ann')).rejects.toMatchObject({
      errorName: 'fileTypeRefused',
    });
  }
});
