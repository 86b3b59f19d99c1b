export interface SearchTerms {
  /** Characters and pairs that all have to occur (Chinese, Japanese, Korean). */
  bigrams: string[];
  /** The runs of such characters, in lower case, as they were typed. */
  runs: string[];
  /** Words for `to_tsquery`, each matched from its beginning; null when there are none. */
  words: string | null;
}

const cjk = /[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF]+/g;
const word = /[\p{L}\p{N}]+/gu;

/**
 * What a search text looks for; null when it holds nothing that can be searched. The ranges are
 * those of the database's `search_bigrams`.
 */
export function searchTerms(text: string): SearchTerms | null {
  const lower = text.normalize('NFKC').toLowerCase();
  const runs = [...new Set(lower.match(cjk) ?? [])];
  const bigrams = [...new Set(runs.flatMap(pairs))];
  const words = lower.replace(cjk, ' ').match(word) ?? [];
  if (bigrams.length === 0 && words.length === 0) return null;
  const prefixes = words.map(prefix).join(' & ');
  return { bigrams, runs, words: prefixes === '' ? null : prefixes };
}

/** PostgreSQL reads what stands behind a hyphen, as in `TK20261120-000123`, as a negative number. */
function prefix(one: string): string {
  return /^\d+$/.test(one) ? `(${one}:* | '-${one}':*)` : `${one}:*`;
}

function pairs(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}
