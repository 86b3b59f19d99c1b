import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * A folder as one object: what comes in one request is there whole or not at all. The length of a list of names and
 * sizes, the list, then the contents one after another, compressed. The same folder makes the same bytes.
 */
interface Packed {
  bytes: Buffer;
  sha256: string;
}

const lengthBytes = 4;

interface Item {
  /** With slashes, below the folder. */
  path: string;
  size: number;
}

export async function pack(folder: string): Promise<Packed> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const contents: Buffer[] = [];
  for (const path of paths) contents.push(await readFile(join(folder, path)));
  const items = paths.map((path, index): Item => ({ path, size: contents[index]?.length ?? 0 }));
  const list = Buffer.from(JSON.stringify(items));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(list.length);
  const bytes = await promisify(gzip)(Buffer.concat([length, list, ...contents]));
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Lays the files into a folder that is not there yet, in one step. */
export async function unpackAs(folder: string, bytes: Buffer): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  try {
    for await (const { path, content } of filesIn(bytes)) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Lays the files among others in a folder, each in one step. */
export async function unpackInto(folder: string, bytes: Buffer): Promise<void> {
  for await (const { path, content } of filesIn(bytes)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await replaceFile(join(folder, path), content);
  }
}

/** Whoever reads it sees the content before or this one, never a part. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* filesIn(bytes: Buffer): AsyncGenerator<{ path: string; content: Buffer }> {
  const plain = await promisify(gunzip)(bytes);
  const listEnd = lengthBytes + plain.readUInt32BE(0);
  const items = JSON.parse(plain.toString('utf8', lengthBytes, listEnd)) as Item[];
  let at = listEnd;
  for (const { path, size } of items) {
    if (normalize(path).startsWith('..') || path.startsWith('/'))
      throw new Error(`An archive leads out of its folder: ${path}`);
    yield { path, content: plain.subarray(at, at + size) };
    at += size;
  }
}
