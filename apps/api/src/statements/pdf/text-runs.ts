import type { Content } from 'pdfmake';

/** A Latin word with letters that the Chinese font lacks: Dvořák, Erdoğan, Nguyễn. */
const word = /[\p{Script=Latin}\p{M}'’-]*[\u0100-\u024f\u1e00-\u1eff][\p{Script=Latin}\p{M}'’-]*/gu;

/** The text in pieces, each in a font that has its letters. */
export function textRuns(text: string): Content {
  const composed = text.normalize('NFC');
  const runs: Content[] = [];
  let at = 0;
  for (const { 0: latin, index } of composed.matchAll(word)) {
    if (index > at) runs.push(composed.slice(at, index));
    runs.push({ text: latin, font: 'latin' });
    at = index + latin.length;
  }
  if (runs.length === 0) return composed;
  if (at < composed.length) runs.push(composed.slice(at));
  return runs;
}
