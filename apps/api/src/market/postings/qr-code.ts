import { toString } from 'qrcode';

/** A QR code as a picture that a page can show: SVG as data URL. */
export async function qrCodeOf(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
