/** Which segments a file has, so that repetitions between files are found without reading them. */
export const up = `
create table file_analysis (
  file_id uuid primary key references file (id) on delete cascade,
  segments integer not null check (segments >= 0),
  packed bytea not null check (length(packed) % 16 = 0)
);
comment on column file_analysis.packed is 'each different segment: 8 bytes of its hash, words, count';
-- Hashes don't become smaller.
alter table file_analysis alter column packed set storage external;
`;
