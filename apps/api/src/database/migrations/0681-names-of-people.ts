/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'person_names';
export const up = `
create index concurrently person_names on person
  using gin (search_bigrams(name), search_words(name))`;
