import type { Page } from '@playwright/test';

/** A picture of 640 × 480 px as the browser encodes it. */
export async function drawnPicture(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const url = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw.');
    context.fillStyle = '#0b6b5d';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#f4eee0';
    context.fillRect(200, 90, 240, 300);
    return canvas.toDataURL(wanted);
  }, type);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** An uncompressed BMP of one colour: 14 bytes of file header, 40 of picture header, then BGR rows. */
export function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const start = 54;
  const file = Buffer.alloc(start + row * height, 0x6b);
  file.fill(0, 0, start);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(start, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

/** 64 × 40 pixels of one colour, JPEG: a photo of a document where nobody looks at it. */
export const smallPicture = Buffer.from(
  '/9j/2wBDACgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////2wBDASgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////wgARCAAoAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAAArBAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAT8AI//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8AT//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8AT//Z',
  'base64',
);
