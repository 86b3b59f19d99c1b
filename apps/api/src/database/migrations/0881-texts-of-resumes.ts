/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'supplier_profile_texts';
export const up = `
create index concurrently supplier_profile_texts on supplier_profile
  using gin (search_bigrams(personal_profile || ' ' || self_evaluation), search_words(personal_profile || ' ' || self_evaluation))`;
