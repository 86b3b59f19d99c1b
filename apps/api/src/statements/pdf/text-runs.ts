import type { Content } from 'pdfmake';
import { isIn, type FontName } from './fonts.ts';

/** A Latin word with letters that the Chinese font lacks: Dvořák, Erdoğan, Nguyễn. */
const word = /[\p{Script=Latin}\p{M}'’-]*[\u0100-\u024f\u1e00-\u1eff][\p{Script=Latin}\p{M}'’-]*/gu;

/** What would begin a line, so that a name could write a fact of its own. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Joiners, variants and marks of direction: without a glyph in a font they show nothing. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

const box = '□';

interface Run {
  text: string;
  font: FontName;
}

/** The text on one line, in pieces, each in a font that has its letters; a box where none has. */
export function textRuns(text: string): Content {
  const composed = text.normalize('NFC').replace(lineBreaks, ' ');
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: latin, index } of composed.matchAll(word)) {
    addLetters(runs, composed.slice(at, index), 'text');
    addLetters(runs, latin, 'latin');
    at = index + latin.length;
  }
  addLetters(runs, composed.slice(at), 'text');
  if (runs.every(({ font }) => font === 'text')) return runs.map((run) => run.text).join('');
  return runs.map((run) => (run.font === 'text' ? run.text : { ...run }));
}

function addLetters(runs: Run[], text: string, wanted: FontName): void {
  for (const letter of text) {
    const run = runOf(letter, wanted);
    const last = runs.at(-1);
    if (run === undefined) continue;
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
}

/** Undefined where there is nothing to see. */
function runOf(letter: string, wanted: FontName): Run | undefined {
  const fonts: FontName[] = wanted === 'text' ? ['text', 'latin'] : ['latin', 'text'];
  const font = fonts.find((name) => isIn(name, letter));
  if (font !== undefined) return { text: letter, font };
  return unseen.test(letter) ? undefined : { text: box, font: 'text' };
}
