/** Staff find a tax invoice by words of the buyer that it names, in any order. */
export const concurrently = 'tax_invoice_titles';
export const up = `
create index concurrently tax_invoice_titles on tax_invoice
  using gin (search_bigrams(title), search_words(title))`;
