import { sql, type RawBuilder } from 'kysely';
import type { SearchTerms } from './search-terms.ts';

/**
 * What a row has to hold to be found: conditions over the columns `bigrams` and `words` of a table
 * or of its alias. Empty when the terms are.
 */
export function holdingTerms(
  table: string,
  { bigrams, words }: Pick<SearchTerms, 'bigrams' | 'words'>,
): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...(bigrams.length > 0 ? [sql<boolean>`${column('bigrams')} @> ${bigrams}::text[]`] : []),
    ...(words === null ? [] : [sql<boolean>`${column('words')} @@ ${wordQuery(words)}`]),
  ];
}

/**
 * Words stemmed or as they were written: names and words of other languages are in no English
 * dictionary. They are a value of `SearchTerms`, or a column that holds one.
 */
export function wordQuery(words: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(to_tsquery('pg_catalog.english', ${words}) || to_tsquery('pg_catalog.simple', ${words}))`;
}

/**
 * Whether the row named `message` holds the terms: words from their beginning and in any order; of Chinese each
 * pair, and each run as it was typed. Its table has the columns `text`, `bigrams` and `words`.
 */
export function messageHolds(terms: SearchTerms): RawBuilder<unknown> {
  const asTyped = terms.runs.map((run) => sql`position(${run} in lower(message.text)) > 0`);
  return sql.join([...holdingTerms('message', terms), ...asTyped], sql` and `);
}

/** Whether a text holds the terms, by an index over both expressions. */
export function textHolds(
  text: RawBuilder<unknown>,
  terms: SearchTerms | null,
): RawBuilder<boolean> {
  if (terms === null) return sql<boolean>`false`;
  const conditions = [
    ...(terms.bigrams.length > 0 ? [sql`search_bigrams(${text}) @> ${terms.bigrams}::text[]`] : []),
    ...(terms.words === null ? [] : [sql`search_words(${text}) @@ ${wordQuery(terms.words)}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
