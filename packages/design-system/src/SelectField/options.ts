import type { ReactNode } from 'react';

export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  /** Beside the label in the list: a native name, a code. */
  readonly note?: ReactNode;
  /** Further words that find it: the name in the other language, pinyin. */
  readonly keywords?: string;
}

const wordEnds = /[\s(（/,、·-]+/;

/**
 * The options in which every word of the query occurs, in label, value or keywords. First those whose label
 * begins with it, then those of which another word begins with it: `hangzhou` means Hangzhou before Changzhou.
 */
export function searchOptions<One extends Option<string | number>>(
  options: readonly One[],
  query: string,
): One[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...options];
  const ranked: [One[], One[], One[]] = [[], [], []];
  for (const option of options) {
    const text = haystack(option);
    if (words.every((word) => text.includes(word))) ranked[rank(text, first)].push(option);
  }
  return ranked.flat();
}

/** Everything that finds an option; the label comes first. */
function haystack({ label, value, keywords = '' }: Option<string | number>): string {
  return `${label} ${value} ${keywords}`.toLowerCase();
}

function rank(text: string, first: string): 0 | 1 | 2 {
  if (text.startsWith(first)) return 0;
  return text.split(wordEnds).some((word) => word.startsWith(first)) ? 1 : 2;
}
