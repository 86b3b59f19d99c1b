import { sql, type Kysely } from 'kysely';

/**
 * Han characters, kana and hangul are indexed as single characters and pairs, because these
 * languages put no spaces between words; all else is left to `to_tsvector`.
 */
const statements = [
  sql`
    create function search_bigrams(input text) returns text[]
    language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(m.run[1], at, size)), '{}')
      from regexp_matches(lower(input), '[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF]+', 'g') as m(run),
        generate_series(1, 2) as size,
        generate_series(1, char_length(m.run[1]) - size + 1) as at
    $$`,
  sql`
    create function search_words(input text) returns tsvector
    language sql immutable strict parallel safe as $$
      select to_tsvector('pg_catalog.english', input) || to_tsvector('pg_catalog.simple', input)
    $$`,
  sql`
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
    )`,
  sql`comment on column posting.salary is 'minor units of currency for one unit of work'`,
  sql`comment on column posting.search_names is 'names of the dictionary values in both languages'`,
  sql`create index posting_bigrams on posting using gin (bigrams)`,
  sql`create index posting_words on posting using gin (words)`,
  sql`create index posting_of_owner on posting (owner_id, published_at desc, id desc)`,
  sql`create index posting_finished on posting (published_at desc, id desc) where status = 'finished'`,
  ...[
    ['newest', 'published_at desc, id desc'],
    ['status', 'status, published_at desc, id desc'],
    ['type', 'project_type, published_at desc, id desc'],
    ['pair', 'source_language, target_language, published_at desc, id desc'],
    ['target', 'target_language, published_at desc, id desc'],
    ['field', 'field, published_at desc, id desc'],
    ['region', 'region, published_at desc, id desc'],
    ['deadline', 'deadline, id desc'],
    ['type_deadline', 'project_type, deadline, id desc'],
    ['salary', 'salary desc, id desc'],
    ['type_salary', 'project_type, salary desc, id desc'],
  ].map(([name, columns]) =>
    sql.raw(`create index posting_live_${name} on posting (${columns}) where status <> 'finished'`),
  ),

  // Who saw it on which day, so that one person counts once a day.
  sql`
    create table posting_view (
      seen_on date not null,
      posting_id uuid not null references posting (id) on delete cascade,
      viewer text not null check (char_length(viewer) <= 64),
      primary key (seen_on, posting_id, viewer)
    )`,
  sql`create index posting_view_of_posting on posting_view (posting_id)`,
  // Sixteen rows a posting, so that a popular one is no bottleneck.
  sql`
    create table posting_view_count (
      posting_id uuid not null references posting (id) on delete cascade,
      slot smallint not null check (slot between 0 and 15),
      views bigint not null check (views >= 0),
      primary key (posting_id, slot)
    ) with (fillfactor = 70)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
