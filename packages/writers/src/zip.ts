import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  /** Bytes for a name that isn't UTF-8. */
  name: Buffer | string;
  content: Buffer | string;
  /** What the archive says about it where that isn't the truth: for tests of what reads archives. */
  says?: Partial<{ size: number; method: number; encrypted: boolean; at: number }>;
  /** Instead of packing `content`. */
  packed?: Buffer;
}

/** An archive with these parts, deflated, in this order (APPNOTE.TXT of PKWARE, 4.3). */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.content);
    const packed = part.packed ?? deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(part.says?.encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(part.says?.method ?? 8, 4);
    // The first day that the format knows, 1 January 1980: the same parts make the same archive.
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(part.says?.size ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(part.says?.at ?? place, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name);
    files.push(Buffer.from('PK\x03\x04'), fields, name, packed);
    place += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...files, ...directory, end]);
}
