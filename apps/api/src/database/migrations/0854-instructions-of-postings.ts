/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'posting_instructions';
export const up = `
create index concurrently posting_instructions on posting
  using gin (search_bigrams(delivery_instructions), search_words(delivery_instructions))`;
