import { sql, type RawBuilder } from 'kysely';
import { salaryBands } from '@tolk/domain/dictionaries/work';
import type { Queryable } from '../../database/schema.ts';
import { inPublicSight, listed, notPublishedBy } from '../postings/posting-sight-repository.ts';
import { countedColumns, type FacetName } from './hall-facet-repository.ts';
import { meeting, type HallFilter } from './hall-repository.ts';

/** Facets whose values are those that postings have. */
const facetColumns = {
  whFieldId: ['field'],
  region: ['region'],
  languagePair: ['source_language', 'target_language'],
} as const;
type OpenFacet = keyof typeof facetColumns;

export function isOpen(facet: FacetName): facet is OpenFacet {
  return facet in facetColumns;
}

/** Every value of a facet that a posting in the job hall has; one step in an index for each value. */
export async function listedValues(db: Queryable, facet: OpenFacet): Promise<string[]> {
  const names = sql.join(facetColumns[facet].map((name) => sql.ref(name)));
  const before = sql.join(facetColumns[facet].map((name) => sql.ref(`known.${name}`)));
  const { rows } = await sql<{ value: string }>`
    with recursive known as (
      (select ${names} from posting where ${listed} order by ${names} limit 1)
      union all
      select next.* from known, lateral (
        select ${names} from posting where ${listed} and (${names}) > (${before})
        order by ${names} limit 1
      ) as next
    )
    select concat_ws('>', ${names}) as value from known`.execute(db);
  return rows.map(({ value }) => value);
}

/** How the postings of one value are found by an index alone; the value is `v.value`. */
interface Lookup {
  postings: (filter: HallFilter, now: Date) => RawBuilder<boolean>;
  /** The order of that index behind what it finds by. */
  order: RawBuilder<unknown>;
  values?: (values: readonly string[]) => RawBuilder<unknown>;
  /** What that index doesn't know of the value. */
  besides?: RawBuilder<boolean>;
}

const newest = sql`published_at desc`;

/** With both languages in the filter an index finds the pair as well. */
function ofPair({ sourceLanguage, targetLanguage }: HallFilter): RawBuilder<unknown> {
  if (!sourceLanguage || !targetLanguage) return sql``;
  return sql`and posting.source_language = ${sourceLanguage}
    and posting.target_language = ${targetLanguage}`;
}

function ofTypeOrPair(filter: HallFilter): RawBuilder<unknown> {
  return filter.projectType
    ? sql`and posting.project_type = ${filter.projectType}`
    : ofPair(filter);
}

const lookups: Readonly<Record<FacetName | 'finished', Lookup>> = {
  projectType: {
    postings: () => sql`${listed} and posting.project_type = v.value`,
    order: newest,
  },
  projectStatus: { postings: () => sql`${listed} and posting.status = v.value`, order: newest },
  finished: {
    postings: (filter) => sql`posting.status = 'finished' and ${inPublicSight} ${ofPair(filter)}`,
    order: newest,
  },
  whFieldId: {
    postings: (filter) => sql`${listed} and posting.field = v.value ${ofPair(filter)}`,
    order: newest,
  },
  languagePair: {
    postings: () => sql`${listed} and posting.source_language = split_part(v.value, '>', 1)
      and posting.target_language = split_part(v.value, '>', 2)`,
    order: newest,
  },
  region: {
    postings: (filter) => sql`${listed} and posting.region = v.value ${ofPair(filter)}`,
    order: newest,
  },
  salaryBand: {
    values: bandsOf,
    postings: (filter) => sql`${listed} and posting.salary >= v.low and posting.salary < v.high
      ${ofTypeOrPair(filter)}`,
    order: sql`salary desc`,
    besides: sql`currency = 'CNY' and unit = v.unit`,
  },
  deadlineWithin: {
    postings: (filter, now) => sql`${listed} and posting.deadline > ${now}
      and posting.deadline <= ${now}::timestamptz + v.value::int * interval '1 day'
      ${ofPair(filter)}`,
    order: sql`deadline`,
  },
};

function bandsOf(values: readonly string[]): RawBuilder<unknown> {
  const rows = salaryBands
    .filter(({ value }) => values.includes(value))
    .map(
      ({ value, unit, minFen, maxFen }) =>
        sql`(${sql.lit(value)}, ${sql.lit(unit)}, ${sql.lit(minFen)}::bigint,
          ${sql.lit(maxFen ?? Number.MAX_SAFE_INTEGER)}::bigint)`,
    );
  return sql`(values ${sql.join(rows)}) as v (value, unit, low, high)`;
}

const eachOf = (values: readonly string[]) => sql`unnest(${values}::text[]) as v (value)`;

export interface Counted<Facet> {
  facet: Facet;
  value: string;
  count: number;
  /** Counting stopped there: it may be more. */
  atLeast: boolean;
}

/**
 * Of each value the first `visits` postings are looked at, whatever the hall holds. The statement
 * takes all columns of `looked`, so that the pool leaves it unnamed: its limits are in its text.
 */
export async function lookUp<Facet extends keyof typeof lookups>(
  db: Queryable,
  filter: HallFilter,
  asked: readonly { facet: Facet; values: readonly string[]; visits: number }[],
  now: Date,
): Promise<Counted<Facet>[]> {
  const columns = sql.join(countedColumns.map((name) => sql.ref(name)));
  const parts = asked.map(({ facet, values, visits }) => {
    const { postings, order, values: rows = eachOf } = lookups[facet];
    const seen = filter.blocked ? sql`and ${notPublishedBy(filter.blocked)}` : sql``;
    // `looked` names the postings of one value `posting`: what fits the filter is counted among them.
    return sql`select ${sql.lit(facet)} as facet, v.value, looked.*
      from ${rows(values)}, lateral (
        with posting as materialized (
          select ${columns} from posting
          where ${postings(filter, now)} ${seen} order by ${order} limit ${sql.lit(visits)}
        )
        select (${fitting(db, filter, facet)}) as count,
          (select count(*) from posting) >= ${sql.lit(visits)} as "atLeast"
      ) as looked`;
  });
  const { rows } = await sql<Counted<Facet>>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

function fitting(db: Queryable, filter: HallFilter, facet: keyof typeof lookups) {
  const { status } = filter;
  const { besides } = lookups[facet];
  let query = meeting(db.selectFrom('posting'), filter);
  if (status !== undefined) query = query.where('posting.status', '=', status);
  if (besides !== undefined) query = query.where(besides);
  return query.select((eb) => eb.fn.countAll<number>().as('count'));
}
