import type { ReactNode } from 'react';

export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  /** Beside the label in the list: a native name, a code. */
  readonly note?: ReactNode;
  /** Further words that find it: the name in the other language, pinyin. */
  readonly keywords?: string;
}

/**
 * The options in which every word of the query occurs, in label, value or keywords; first those whose
 * label begins with it.
 */
export function searchOptions<One extends Option<string | number>>(
  options: readonly One[],
  query: string,
): One[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ label, value, keywords = '' }) => {
    const haystack = `${label} ${value} ${keywords}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const [first] = words;
  if (first === undefined) return found;
  const begins = ({ label }: One) => label.toLowerCase().startsWith(first);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
