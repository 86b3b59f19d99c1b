/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'project_order_names';
export const up = `
create index concurrently project_order_names on project_order
  using gin (search_bigrams(name), search_words(name))`;
