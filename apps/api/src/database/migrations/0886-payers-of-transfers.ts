/** Staff find a bank transfer by words of its payer, in any order. */
export const concurrently = 'incoming_transfer_payers';
export const up = `
create index concurrently incoming_transfer_payers on incoming_transfer
  using gin (search_bigrams(payer), search_words(payer))`;
