/** A glossary or a style guide comes with the work and is not counted as work. */
export const up = `
alter table posting_file add column reference_only boolean not null default false;
alter table order_file add column reference_only boolean not null default false;
alter table order_change_file add column reference_only boolean not null default false;
`;
