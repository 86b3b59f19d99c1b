import { countText } from './count-text.ts';
import { decode } from './decode.ts';
import { textOfMarkup, textRules, type TextRule } from './markup-text.ts';
import { textOfCatalogue, textOfJson, textOfSubtitles } from './plain-texts.ts';
import { textOfRtf } from './rtf-text.ts';

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
  csv: asItIs,
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

/** How many words are for people to read; null when the content is not what the extension says. */
export function wordsOfText(content: Uint8Array, extension: string): number | null {
  try {
    if (extension === 'rtf') return countText(textOfRtf(Buffer.from(content).toString('latin1')));
    return countText((textOf[extension] ?? asItIs)(decode(content)));
  } catch {
    return null;
  }
}
