/** Filters are kept for each desk; what was kept before is one of the list of work. */
export const up = `
alter table work_filter
  add column screen text not null default 'staffWork',
  add column query text,
  alter column view set default 'all';
comment on column work_filter.query is 'as in the address of the screen; null: kept in view, kind and pace, before other screens had filters';
`;
