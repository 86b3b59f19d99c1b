import { sql, type RawBuilder } from 'kysely';
import { deadlineWindows } from '@tolk/domain';
import { salaryBands } from '@tolk/domain/dictionaries/work';
import type { Queryable } from '../../database/schema.ts';
import { sorted } from '../postings/posting-repository.ts';
import { hall, type HallFilter } from './hall-repository.ts';

export const facetNames = [
  'projectType',
  'projectStatus',
  'whFieldId',
  'languagePair',
  'region',
  'salaryBand',
  'deadlineWithin',
] as const;
export type FacetName = (typeof facetNames)[number];

interface FacetCount {
  facet: FacetName;
  value: string;
  count: number;
}

/** More pairs than are ever asked for; it bounds what a facet can hold. */
const valuesMax = 500;

/** What of a posting is counted. */
export const countedColumns = [
  'project_type',
  'status',
  'field',
  'source_language',
  'target_language',
  'region',
  'salary',
  'unit',
  'currency',
  'deadline',
] as const;

/** The band in which the pay of a row lies; null outside of all. */
const band = sql`case ${sql.join(
  salaryBands.map(({ value, unit, minFen, maxFen }) => {
    const below = maxFen === null ? sql`` : sql`and salary < ${sql.lit(maxFen)}`;
    return sql`when currency = 'CNY' and unit = ${sql.lit(unit)}
      and salary >= ${sql.lit(minFen)} ${below} then ${sql.lit(value)}`;
  }),
  sql` `,
)} end`;

const by = (value: RawBuilder<unknown>) =>
  sql`select ${value} as value, count(*) as count from found group by 1`;

/** The values of each facet with how many of `found` have them. */
const counted: Readonly<Record<FacetName, (now: Date) => RawBuilder<unknown>>> = {
  projectType: () => by(sql`project_type`),
  projectStatus: () => by(sql`status`),
  whFieldId: () => by(sql`field`),
  languagePair: () => by(sql`source_language || '>' || target_language`),
  region: () => by(sql`region`),
  salaryBand: () => sql`select * from (${by(band)}) as banded where value is not null`,
  deadlineWithin: withinDays,
};

/** A deadline within a day lies within three as well, so each window is counted by itself. */
function withinDays(now: Date): RawBuilder<unknown> {
  const within = (days: number) =>
    sql`count(*) filter (where deadline <= ${now}::timestamptz + ${sql.lit(days)} * interval '1 day')`;
  const columns = deadlineWindows.map((days) => sql`${within(days)} as ${sql.id(`d${days}`)}`);
  const rows = deadlineWindows.map(
    (days) => sql`(${sql.lit(String(days))}, ${sql.id(`d${days}`)})`,
  );
  return sql`select value, count
    from (select ${sql.join(columns)} from found where deadline > ${now}) as counted,
      lateral (values ${sql.join(rows)}) as span (value, count)`;
}

/**
 * Counts the values of these facets over `looked` postings that fit the filter: the newest `limit`,
 * of a search any that fit, since its index knows no order.
 */
export async function countFacets(
  db: Queryable,
  filter: HallFilter,
  facets: readonly FacetName[],
  { limit, now }: { limit: number; now: Date },
): Promise<{ looked: number; rows: FacetCount[] }> {
  const fitting = hall(db, filter).select(countedColumns).limit(sql.lit(limit));
  // Without an order the planner may read the table from its oldest postings on. All columns of the
  // counts are taken, so that the pool leaves the statement unnamed: the best index for a common
  // pair is not that for an average one, which a plan for any values would be made for.
  const found = filter.search === null ? sorted(fitting, 'newest') : fitting;
  const parts = facets.map(
    (facet) => sql`(select ${sql.lit(facet)} as facet, value, count
      from (${counted[facet](now)}) as counts order by count desc, value limit ${sql.lit(valuesMax)})`,
  );
  const all = sql`select null as facet, '' as value, count(*) as count from found`;
  const { rows } = await sql<FacetCount | { facet: null; count: number }>`
    with found as materialized (${found})
    select counts.* from (${sql.join([all, ...parts], sql` union all `)}) as counts`.execute(db);
  return {
    looked: rows.find(({ facet }) => facet === null)?.count ?? 0,
    rows: rows.filter((row) => row.facet !== null),
  };
}
