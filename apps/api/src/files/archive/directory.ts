import * as limits from '@tolk/domain/limits';
import { Unreadable, type Bytes } from './bytes.ts';
import { TooComplex } from './too-complex.ts';

/** One file of an archive as the archive's directory describes it; sizes in bytes. */
export interface Entry {
  name: string;
  encrypted: boolean;
  /** 0: as it is, 8: deflate; others are not read. */
  method: number;
  packedSize: number;
  size: number;
  /** Where its header begins. */
  at: number;
}

/** APPNOTE.TXT of PKWARE, sections 4.3.12 to 4.3.16. */
const end = { signature: 0x06054b50, length: 22, commentMax: 0xffff };
const end64 = { signature: 0x06064b50, length: 56 };
const locator64 = { signature: 0x07064b50, length: 20 };
const header = { signature: 0x02014b50, length: 46 };
/** Stands for a number that lies in the extra field of 64-bit numbers (section 4.5.3). */
const elsewhere = 0xffffffff;
const extra64 = 1;
/** Of one header: its fixed part and three fields of at most 65,535 bytes. */
const headerMax = header.length + 3 * 0xffff;

/** Reads an archive's directory. Throws `Unreadable`; `TooComplex` beyond `limits.file.unpacked.entries`. */
export async function readDirectory(bytes: Bytes): Promise<Entry[]> {
  const { count, size, at } = await findDirectory(bytes);
  if (count > limits.file.unpacked.entries) throw new TooComplex();
  if (size > count * headerMax) throw new Unreadable();
  const directory = await bytes.read(at, size);
  const entries: Entry[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = readHeader(directory, place);
    entries.push(entry);
    place += entry.headerLength;
  }
  return entries;
}

interface Place {
  count: number;
  size: number;
  at: number;
}

/** The end record is the last thing but a comment. */
async function findDirectory(bytes: Bytes): Promise<Place> {
  const length = Math.min(bytes.size, end.length + end.commentMax);
  const tail = await bytes.read(bytes.size - length, length);
  for (let at = length - end.length; at >= 0; at -= 1) {
    const comment = length - at - end.length;
    if (tail.readUInt32LE(at) !== end.signature || tail.readUInt16LE(at + 20) !== comment) continue;
    const place = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
    const large = place.count === 0xffff || place.size === elsewhere || place.at === elsewhere;
    return large ? findDirectory64(bytes, bytes.size - length + at) : place;
  }
  throw new Unreadable();
}

async function findDirectory64(bytes: Bytes, endAt: number): Promise<Place> {
  const locator = await bytes.read(endAt - locator64.length, locator64.length);
  if (locator.readUInt32LE(0) !== locator64.signature) throw new Unreadable();
  const record = await bytes.read(Number(locator.readBigUInt64LE(8)), end64.length);
  if (record.readUInt32LE(0) !== end64.signature) throw new Unreadable();
  return {
    count: Number(record.readBigUInt64LE(32)),
    size: Number(record.readBigUInt64LE(40)),
    at: Number(record.readBigUInt64LE(48)),
  };
}

function readHeader(directory: Buffer, at: number): Entry & { headerLength: number } {
  if (at + header.length > directory.length) throw new Unreadable();
  if (directory.readUInt32LE(at) !== header.signature) throw new Unreadable();
  const nameEnd = at + header.length + directory.readUInt16LE(at + 28);
  const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
  const extra = wideNumbers(directory.subarray(nameEnd, extraEnd));
  // The extra field holds only those that do not fit, in this order.
  const [size, packedSize, place] = [24, 20, 42].map((field) => {
    const value = directory.readUInt32LE(at + field);
    return value === elsewhere ? (extra.shift() ?? value) : value;
  }) as [number, number, number];
  return {
    name: directory.toString('utf8', at + header.length, nameEnd),
    encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    method: directory.readUInt16LE(at + 10),
    packedSize,
    size,
    at: place,
    headerLength: extraEnd + directory.readUInt16LE(at + 32) - at,
  };
}

function wideNumbers(extra: Buffer): number[] {
  let at = 0;
  while (at + 4 <= extra.length) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === extra64) {
      const field = extra.subarray(at + 4, at + 4 + length);
      return Array.from({ length: Math.min(3, Math.trunc(field.length / 8)) }, (_, index) =>
        Number(field.readBigUInt64LE(index * 8)),
      );
    }
    at += 4 + length;
  }
  return [];
}
