/** For the directory's list of a pair, the newest first. */
export const concurrently = 'supplier_output_shown_pair';
export const up = `
create index concurrently supplier_output_shown_pair on supplier_output
  (source_language, target_language, shown_at desc, person_id) where shown_at is not null;
`;
