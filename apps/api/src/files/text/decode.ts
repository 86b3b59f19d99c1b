import { TextDecoder } from 'node:util';

/** What a page or a catalogue says about its own encoding, near its start. */
const label = /(?:encoding|charset)\s*=\s*["']?([\w-]{2,40})/i;
const labelWithin = 1_024;

/**
 * UTF-8 or UTF-16 by its mark, else what the text says of itself; what is neither is taken for
 * GB 18030, as Chinese tools save it.
 */
export function decode(bytes: Uint8Array): string {
  if (isWide(bytes))
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(labelOf(bytes)).decode(bytes);
  }
}

/** UTF-16 with a byte order mark. */
export function isWide(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function labelOf(bytes: Uint8Array): string | undefined {
  return label.exec(Buffer.from(bytes.subarray(0, labelWithin)).toString('latin1'))?.[1];
}

function decoderFor(encoding: string | undefined): TextDecoder {
  try {
    // A text that says UTF-8 and is not is no UTF-8.
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) return new TextDecoder(encoding);
  } catch {
    // An encoding that nobody knows.
  }
  return new TextDecoder('gb18030');
}
