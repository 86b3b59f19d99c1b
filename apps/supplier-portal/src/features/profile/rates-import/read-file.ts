import { ratesInCsv, type RatesInFile } from './rates-csv.ts';
import { NotReadable, pairsInTmx, type PairVolume } from './tmx-pairs.ts';

/** A table of rates is read at once, a memory piece by piece (bytes). */
/** Of a table of rates. */
export const tableBytesMax = 1_048_576;
const memoryBytesMax = 500 * 1_048_576;

export type InFile = ({ kind: 'rates' } & RatesInFile) | { kind: 'volumes'; volumes: PairVolume[] };

/**
 * What a table of rates or a translation memory says. It is read in this browser; the file goes
 * nowhere. Throws `NotReadable`.
 */
export async function readRatesFile(file: File, currency: string): Promise<InFile> {
  if (/\.tmx$/i.test(file.name)) {
    if (file.size > memoryBytesMax) throw new NotReadable();
    return { kind: 'volumes', volumes: await pairsInTmx(textOf(file)) };
  }
  if (file.size > tableBytesMax) throw new NotReadable();
  return { kind: 'rates', ...ratesInCsv(decode(await file.arrayBuffer()), currency) };
}

/** In UTF-16 where its mark says so, as some tools write memories, else in UTF-8. */
async function* textOf(file: File): AsyncGenerator<string> {
  const mark = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const decoder = new TextDecoder(encodingOf(mark));
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Chinese spreadsheets save tables in GB 18030. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
