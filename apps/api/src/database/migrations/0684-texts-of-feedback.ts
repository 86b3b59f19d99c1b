/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'feedback_texts';
export const up = `
create index concurrently feedback_texts on feedback
  using gin (search_bigrams(text), search_words(text))`;
