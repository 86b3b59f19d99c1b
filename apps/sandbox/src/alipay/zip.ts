import { crc32, deflateRawSync } from 'node:zlib';

/** An archive with these files, deflated (APPNOTE.TXT of PKWARE, 4.3); names as bytes. */
export function zip(files: readonly { name: Buffer; content: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    bodies.push(Buffer.from('PK\x03\x04'), fields, name, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name);
    place += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
