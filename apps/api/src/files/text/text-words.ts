import { decode } from './decode.ts';
import { textOfMarkup, textRules, type TextRule } from './markup-text.ts';
import { textOfCatalogue, textOfCells, textOfJson, textOfSubtitles } from './plain-texts.ts';
import { textOfRtf } from './rtf-text.ts';
import { segmentCounter, type TextAnalysis } from './segment-counter.ts';

type TextOf = (content: string) => string;

const asItIs: TextOf = (content) => content;
const markup =
  (rule: TextRule): TextOf =>
  (content) =>
    textOfMarkup(content, rule);

/** How texts are read, by extension; a translation memory is no work to do and is not counted. */
const textOf: Readonly<Record<string, TextOf>> = {
  txt: asItIs,
  md: asItIs,
  csv: textOfCells,
  srt: textOfSubtitles,
  vtt: textOfSubtitles,
  po: textOfCatalogue,
  json: textOfJson,
  xml: markup(textRules.xml),
  xliff: markup(textRules.xliff),
  xlf: markup(textRules.xliff),
  html: markup(textRules.page),
  htm: markup(textRules.page),
};

/** Whether the words of such files can be counted by reading them as text. */
export function isReadAsText(extension: string): boolean {
  return extension in textOf || extension === 'rtf';
}

/** How much work a text is; null when the content is not what the extension says. */
export function analyseText(content: Uint8Array, extension: string): TextAnalysis | null {
  const counter = segmentCounter();
  try {
    counter.add(readableText(content, extension));
  } catch {
    return null;
  }
  return counter.result();
}

function readableText(content: Uint8Array, extension: string): string {
  if (extension === 'rtf') return textOfRtf(Buffer.from(content).toString('latin1'));
  return (textOf[extension] ?? asItIs)(decode(content));
}
