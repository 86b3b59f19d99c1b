/** Postings, their search columns and who viewed them. */
export const up = `
create function search_bigrams(input text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(m.run[1], at, size)), '{}')
  from regexp_matches(lower(input), '[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF]+', 'g') as m(run),
    generate_series(1, 2) as size,
    generate_series(1, char_length(m.run[1]) - size + 1) as at
$$;

create function search_words(input text) returns tsvector
language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.english', input) || to_tsvector('pg_catalog.simple', input)
$$;

create table posting (
  id uuid primary key,
  owner_id uuid not null references person (id),
  name text not null check (char_length(name) between 1 and 120),
  company_name text check (char_length(company_name) between 1 and 160),
  project_type text not null check (project_type in ('translation', 'interpretation', 'proofreading')),
  status text not null default 'recruiting' check (status in ('recruiting', 'opened', 'finished')),
  field text not null,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  salary bigint not null check (salary > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  unit text not null,
  workload numeric(12, 2) not null check (workload > 0),
  published_at timestamptz not null,
  deadline timestamptz not null check (deadline > published_at),
  start_at timestamptz,
  due_at timestamptz check (due_at >= start_at),
  zone text not null,
  remarks text not null,
  delivery_instructions text not null default '',
  contact_name text not null,
  contact_phone text not null,
  region text not null,
  version integer not null default 1 check (version > 0),
  search_names text not null default '',
  bigrams text[] not null generated always as (
    search_bigrams(name || ' ' || coalesce(company_name, '') || ' ' || remarks || ' ' || search_names)
  ) stored,
  words tsvector not null generated always as (
    search_words(name || ' ' || coalesce(company_name, '') || ' ' || remarks || ' ' || search_names)
  ) stored,
  unique (id, owner_id)
);
comment on column posting.salary is 'minor units of currency for one unit of work';
comment on column posting.search_names is 'names of the dictionary values in both languages';
create index posting_bigrams on posting using gin (bigrams);
create index posting_words on posting using gin (words);
create index posting_of_owner on posting (owner_id, published_at desc, id desc);
create index posting_finished on posting (published_at desc, id desc) where status = 'finished';
create index posting_live_newest on posting (published_at desc, id desc) where status <> 'finished';
create index posting_live_status on posting (status, published_at desc, id desc) where status <> 'finished';
create index posting_live_type on posting (project_type, published_at desc, id desc) where status <> 'finished';
create index posting_live_pair on posting (source_language, target_language, published_at desc, id desc) where status <> 'finished';
create index posting_live_target on posting (target_language, published_at desc, id desc) where status <> 'finished';
create index posting_live_field on posting (field, published_at desc, id desc) where status <> 'finished';
create index posting_live_region on posting (region, published_at desc, id desc) where status <> 'finished';
create index posting_live_deadline on posting (deadline, id desc) where status <> 'finished';
create index posting_live_type_deadline on posting (project_type, deadline, id desc) where status <> 'finished';
create index posting_live_salary on posting (salary desc, id desc) where status <> 'finished';
create index posting_live_type_salary on posting (project_type, salary desc, id desc) where status <> 'finished';

-- Who saw it on which day, so that one person counts once a day.
create table posting_view (
  seen_on date not null,
  posting_id uuid not null references posting (id) on delete cascade,
  viewer text not null check (char_length(viewer) <= 64),
  primary key (seen_on, posting_id, viewer)
);
create index posting_view_of_posting on posting_view (posting_id);

-- Sixteen rows a posting, so that a popular one is no bottleneck.
create table posting_view_count (
  posting_id uuid not null references posting (id) on delete cascade,
  slot smallint not null check (slot between 0 and 15),
  views bigint not null check (views >= 0),
  primary key (posting_id, slot)
) with (fillfactor = 70);
`;
