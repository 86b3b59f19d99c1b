/** What a person whose account is blocked reads at the login. */
export const up = `
alter table person add column block_words text not null default '';
comment on column person.block_words is 'for the person; empty: customer service tells them';
`;
