/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'public_profile_headlines';
export const up = `
create index concurrently public_profile_headlines on public_profile
  using gin (search_bigrams(headline), search_words(headline))`;
