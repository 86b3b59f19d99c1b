/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'evaluation_texts';
export const up = `
create index concurrently evaluation_texts on evaluation
  using gin (search_bigrams(text || coalesce(' ' || reply, '')), search_words(text || coalesce(' ' || reply, '')))`;
