import type { Bytes } from '../archive/bytes.ts';
import type { Entry } from '../archive/directory.ts';
import { isPlain, unpackWhole } from '../archive/unpack.ts';
import { countText } from './count-text.ts';
import { decode } from './decode.ts';
import { textOfMarkup, textRules, type TextRule } from './markup-text.ts';
import { scanMarkup } from './scan-markup.ts';

/** Text beyond this is not counted (bytes). */
const textBytesMax = 64 * 1_048_576;

interface OpenArchive {
  bytes: Bytes;
  entries: readonly Entry[];
}

type CountWords = (archive: OpenArchive) => Promise<number>;

/** How the words of documents that are archives are counted, by extension. */
export const officeWords: Readonly<Record<string, CountWords>> = {
  docx: wordsIn(
    textRules.office,
    /^word\/(?:document\d*|header\d*|footer\d*|footnotes|endnotes|diagrams\/data\d*)\.xml$/,
  ),
  pptx: wordsIn(
    textRules.office,
    /^ppt\/(?:slides\/slide\d+|notesSlides\/notesSlide\d+|diagrams\/data\d*)\.xml$/,
  ),
  odt: wordsIn(textRules.openDocument, /^(?:content|styles)\.xml$/),
  xlsx: wordsInSheets,
};

function wordsIn(rule: TextRule, parts: RegExp): CountWords {
  return async (archive) => {
    let words = 0;
    for await (const markup of partsOf(archive, parts))
      words += countText(textOfMarkup(markup, rule));
    return words;
  };
}

/** A text counts as often as it is seen; numbers and what formulas give are not for translators. */
async function wordsInSheets(archive: OpenArchive): Promise<number> {
  const shared: number[] = [];
  for await (const strings of partsOf(archive, /^xl\/sharedStrings\.xml$/))
    shared.push(...sharedWords(strings));
  let words = 0;
  for await (const sheet of partsOf(archive, /^xl\/worksheets\/[^/]+\.xml$/))
    words += sheetWords(sheet, shared);
  for await (const drawing of partsOf(archive, /^xl\/drawings\/drawing\d+\.xml$/))
    words += countText(textOfMarkup(drawing, textRules.office));
  return words;
}

function sharedWords(strings: string): number[] {
  return strings
    .split(/<(?:\w+:)?si[\s/>]/)
    .slice(1)
    .map((string) => countText(textOfMarkup(string, textRules.office)));
}

function sheetWords(sheet: string, shared: readonly number[]): number {
  let words = 0;
  let kind = '';
  let value = '';
  scanMarkup(sheet, {
    open(name, attributes) {
      if (name !== 'c') return;
      kind = /\bt="(\w+)"/.exec(attributes)?.[1] ?? '';
      value = '';
    },
    text(text) {
      value += text;
    },
    close(name) {
      if (name !== 'c') return;
      if (kind === 's') words += shared[Number(value)] ?? 0;
      else if (kind === 'inlineStr') words += countText(value);
      kind = '';
    },
  });
  return words;
}

async function* partsOf({ bytes, entries }: OpenArchive, parts: RegExp): AsyncGenerator<string> {
  const wanted = entries.filter((entry) => parts.test(entry.name));
  const size = wanted.reduce((sum, entry) => sum + entry.size, 0);
  if (size > textBytesMax || !wanted.every(isPlain)) throw new Error('Not to be counted');
  for (const entry of wanted) yield decode(await unpackWhole(bytes, entry));
}
