/** What a public page shows has grown by past work; it stays as its supplier agreed to it until they save it again. */
export const up = `
alter table public_profile add column shows_work boolean not null default false;
comment on column public_profile.shows_work is 'agreed to a list that names past work and returning clients';
`;
