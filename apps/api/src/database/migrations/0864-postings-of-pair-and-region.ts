/** As `posting_live_pair_field`, by place. */
export const concurrently = 'posting_live_pair_region';
export const up = `
create index concurrently posting_live_pair_region on posting
  (source_language, target_language, region, published_at desc, id desc) where status <> 'finished';
`;
