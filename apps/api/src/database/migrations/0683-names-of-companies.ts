/** Staff find these by words in any order, and by pairs of Chinese characters. */
export const concurrently = 'personal_information_companies';
export const up = `
create index concurrently personal_information_companies on personal_information
  using gin (search_bigrams(company_name), search_words(company_name))`;
