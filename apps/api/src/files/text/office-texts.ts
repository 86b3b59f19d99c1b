import type { Bytes } from '../archive/bytes.ts';
import type { Entry } from '../archive/directory.ts';
import { isPlain, unpackWhole } from '../archive/unpack.ts';
import { decode } from './decode.ts';
import { textOfMarkup, textRules, type TextRule } from './markup-text.ts';
import { scanMarkup } from './scan-markup.ts';
import type { TextSink } from './segment-counter.ts';

/** Text beyond this is not counted (bytes). */
const textBytesMax = 64 * 1_048_576;

interface OpenArchive {
  bytes: Bytes;
  entries: readonly Entry[];
}

type CountSegments = (archive: OpenArchive, counter: TextSink) => Promise<void>;

/** How the segments of documents that are archives are counted, by extension. */
export const officeTexts: Readonly<Record<string, CountSegments>> = {
  docx: textsIn(
    textRules.office,
    /^word\/(?:document\d*|header\d*|footer\d*|footnotes|endnotes|diagrams\/data\d*)\.xml$/,
  ),
  pptx: textsIn(
    textRules.office,
    /^ppt\/(?:slides\/slide\d+|notesSlides\/notesSlide\d+|diagrams\/data\d*)\.xml$/,
  ),
  odt: textsIn(textRules.openDocument, /^(?:content|styles)\.xml$/),
  xlsx: textsInSheets,
};

function textsIn(rule: TextRule, parts: RegExp): CountSegments {
  return async (archive, counter) => {
    for await (const markup of partsOf(archive, parts)) counter.add(textOfMarkup(markup, rule));
  };
}

/** A text counts as often as it is seen; numbers and what formulas give are not for translators. */
async function textsInSheets(archive: OpenArchive, counter: TextSink): Promise<void> {
  const shared: string[] = [];
  for await (const strings of partsOf(archive, /^xl\/sharedStrings\.xml$/))
    for (const text of sharedTexts(strings)) shared.push(text);
  const uses = new Map<number, number>();
  for await (const sheet of partsOf(archive, /^xl\/worksheets\/[^/]+\.xml$/))
    countSheet(sheet, uses, counter);
  for (const [index, times] of uses) counter.add(shared[index] ?? '', times);
  for await (const drawing of partsOf(archive, /^xl\/drawings\/drawing\d+\.xml$/))
    counter.add(textOfMarkup(drawing, textRules.office));
}

function sharedTexts(strings: string): string[] {
  return strings
    .split(/<(?:\w+:)?si[\s/>]/)
    .slice(1)
    .map((string) => textOfMarkup(string, textRules.office));
}

/** Counts the texts in the sheet's cells, and into `uses` how often it uses each shared one. */
function countSheet(sheet: string, uses: Map<number, number>, counter: TextSink): void {
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
      if (kind === 's') uses.set(Number(value), (uses.get(Number(value)) ?? 0) + 1);
      else if (kind === 'inlineStr') counter.add(value);
      kind = '';
    },
  });
}

async function* partsOf({ bytes, entries }: OpenArchive, parts: RegExp): AsyncGenerator<string> {
  const wanted = entries.filter((entry) => parts.test(entry.name));
  const size = wanted.reduce((sum, entry) => sum + entry.size, 0);
  if (size > textBytesMax || !wanted.every(isPlain)) throw new Error('Not to be counted');
  for (const entry of wanted) yield decode(await unpackWhole(bytes, entry));
}
