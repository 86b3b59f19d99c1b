/** Where instances share no folder: what is released stands here, its files lie in the bucket. */
export const up = `
create table release_registry (
  id integer primary key check (id = 1),
  revision integer not null,
  document jsonb not null
);
comment on table release_registry is 'one row: what is in use of each remote, and what was';
comment on column release_registry.revision is 'a change names the one that it goes by';

create table release_archive (
  name text not null,
  sha256 text not null,
  marks text not null,
  whole boolean not null,
  changed_at timestamptz not null,
  primary key (name, sha256)
);
comment on table release_archive is 'an object of the bucket; the row is there before the object and goes after it';
comment on column release_archive.marks is 'the small file by which the archive is known without its content';
comment on column release_archive.whole is 'false while it goes up, and once nobody needs it';
create unique index release_archive_whole on release_archive (name) where whole;

create table shell_instance (
  id uuid primary key,
  platform text not null,
  hash text not null,
  noted_at timestamptz not null
);
comment on table shell_instance is 'builds of the shell that instances serve';
`;
