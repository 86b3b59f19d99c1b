import { inflateRawSync } from 'node:zlib';
import { zip } from './zip.ts';

/** Fixed part of a file's header, without its name; of an entry of the directory; of the end. */
const [fileHeader, entry, end] = [30, 46, 22];

it('an archive of nothing is its end alone', () => {
  expect(zip([]).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`);
});

it('a file is found by the directory, with the checksum of its content and a name of any bytes', () => {
  const name = Buffer.from([0xd5, 0xcb]);
  const archive = zip([
    { name: 'first', content: '' },
    { name, content: '123456789' },
  ]);

  const directoryAt = archive.readUInt32LE(archive.length - 6);
  const second = directoryAt + entry + 'first'.length;
  const at = archive.readUInt32LE(second + 42);
  expect(archive.subarray(at, at + 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(archive.subarray(at + fileHeader, at + fileHeader + 2)).toEqual(name);

  const packed = archive.subarray(at + fileHeader + 2, directoryAt);
  expect(inflateRawSync(packed).toString()).toBe('123456789');
  // The check value of CRC-32 for these nine digits.
  expect(archive.readUInt32LE(at + 14)).toBe(0xcbf4_3926);
  expect(archive.readUInt16LE(archive.length - end + 10)).toBe(2);
});
