/** Pictures with something else in them, made byte by byte. */
import { crc32, deflateSync } from 'node:zlib';

/** A GIF with a comment extension before the trailer (GIF89a, section 24). */
export function commented(gif: Buffer, page: string): Buffer {
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, page.length]),
    Buffer.from(page),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
}

/** A JPEG with a COM segment right after the start of the image. */
export function remarked(jpeg: Buffer, page: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(page), jpeg.subarray(2)]);
}

/** A PNG with a text chunk behind the header, which ends at byte 33. */
export function captioned(png: Buffer, page: string): Buffer {
  const text = chunk('tEXt', Buffer.from(`Comment\0${page}`));
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

/** A few bytes that say they are a picture of this size. */
export function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
