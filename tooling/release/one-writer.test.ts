import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOneWriter } from './one-writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-writer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that adds one to the number in a file, thirty times. */
const writer = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { asOneWriter } from ${JSON.stringify(join(import.meta.dirname, 'one-writer.ts'))};
  const [folder] = process.argv.slice(1);
  for (let round = 0; round < 30; round += 1)
    asOneWriter(folder, () => {
      const file = folder + '/count';
      writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1));
    });
`;

it('what several processes write at once is all there', async () => {
  writeFileSync(join(folder, 'count'), '0');
  const argv = ['--input-type=module', '--eval', writer, folder];
  const ends = Array.from({ length: 4 }, () =>
    once(spawn(process.execPath, argv, { stdio: 'inherit' }), 'close'),
  );
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 4 }, () => [0, null]));
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('120');
  expect(existsSync(join(folder, 'remotes.lock'))).toBe(false);
});

it('a writer that fails leaves no lock behind', () => {
  const failing = () => {
    throw new Error('no space left');
  };
  expect(() => asOneWriter(folder, failing)).toThrow('no space left');
  expect(asOneWriter(folder, () => 'written')).toBe('written');
});

it('the lock of a writer that was killed is broken', () => {
  const lock = join(folder, 'remotes.lock');
  mkdirSync(lock);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(asOneWriter(folder, () => 'written')).toBe('written');
});

it('where no lock can be made, as on a full disk, the writer fails instead of waiting', () => {
  // The longest path that still is a folder: a name in it is too long.
  let deep = folder;
  while (deep.length < 4_085) deep = join(deep, 'a'.repeat(Math.min(200, 4_085 - deep.length)));
  expect(() => asOneWriter(deep, () => 'written')).toThrow('ENAMETOOLONG');
});
