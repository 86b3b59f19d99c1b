/** The usual two filters together: what is looked up for a count, and the newest of both. */
export const concurrently = 'posting_live_pair_field';
export const up = `
create index concurrently posting_live_pair_field on posting
  (source_language, target_language, field, published_at desc, id desc) where status <> 'finished';
`;
