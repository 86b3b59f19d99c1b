import type { TextSink } from './segment-counter.ts';

/** Of a text that is read as such, characters; what comes behind them is left out. */
export const readTextMax = 60_000;

export interface TextCollector extends TextSink {
  isFull: () => boolean;
  text: () => string;
}

/** The beginning of a file's text, one paragraph a line. */
export function textCollector(): TextCollector {
  let collected = '';
  return {
    add(text) {
      if (collected.length < readTextMax) collected += `${text}\n`.slice(0, readTextMax);
    },
    isFull: () => collected.length >= readTextMax,
    text: () => collected.slice(0, readTextMax),
  };
}
