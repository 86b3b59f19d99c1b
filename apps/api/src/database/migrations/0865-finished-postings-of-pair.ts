/** Finished postings only ever become more: those of a pair are not looked for among all. */
export const concurrently = 'posting_finished_pair';
export const up = `
create index concurrently posting_finished_pair on posting
  (source_language, target_language, published_at desc, id desc) where status = 'finished';
`;
