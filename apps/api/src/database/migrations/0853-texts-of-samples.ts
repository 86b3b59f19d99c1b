/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'portfolio_sample_texts';
export const up = `
create index concurrently portfolio_sample_texts on portfolio_sample
  using gin (search_bigrams(title || ' ' || target_text), search_words(title || ' ' || target_text))`;
