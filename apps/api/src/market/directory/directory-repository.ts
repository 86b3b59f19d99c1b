import { sql, type RawBuilder } from 'kysely';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import { idParts, isInIdPart } from '../../database/id-parts.ts';
import type { Queryable } from '../../database/schema.ts';
import { worksInField } from '../../profiles/certification/proven-field-repository.ts';

export interface DirectoryFilter {
  source?: string;
  target?: string;
  field?: string;
  type?: ProjectType;
}

export interface LanguagePair {
  source: string;
  target: string;
}

/** `public_profile`, `person` and `supplier_profile` of everybody who agreed to be shown to everybody. */
const shownPeople = sql`public_profile as shown
  join person on person.id = shown.person_id
  join supplier_profile as profile on profile.person_id = shown.person_id`;

/** No public answer is made past this. */
const isShown = sql`shown.is_open and shown.hidden_at is null and profile.findable
  and person.deleted_at is null and person.blocked_at is null`;

/**
 * Who is shown and meets the filter, those with the most completed orders first, then those who changed
 * their page last; at most `sorted` are put in order and counted.
 */
export async function listShown(
  db: Queryable,
  filter: DirectoryFilter,
  { sorted, limit, offset }: { sorted: number; limit: number; offset: number },
): Promise<{ total: number; ids: string[] }> {
  const { rows } = await sql<{ person_id: string; total: number }>`
    select person_id, count(*) over () as total from (
      select shown.person_id, shown.changed_at, (
        select count(*) from project_order
        where supplier_id = shown.person_id and state = 'completed'
      ) as completed
      from (${newestShown(filter, sorted)}) as shown
    ) as found
    order by completed desc, changed_at desc, person_id
    limit ${limit} offset ${offset}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, ids: rows.map((row) => row.person_id) };
}

/**
 * Those who changed their page last. Of a pair the newest stand together in an index, while of everybody
 * most would be looked at in vain.
 */
function newestShown(filter: DirectoryFilter, limit: number): RawBuilder<unknown> {
  const { source, target, type, ...rest } = filter;
  if (!source || !target) {
    return sql`select shown.person_id, shown.changed_at from ${shownPeople}
      where ${sql.join([isShown, ...conditionsOf(filter)], sql` and `)}
      order by shown.changed_at desc, shown.person_id
      limit ${limit}`;
  }
  const isOffered = sql`output.source_language = ${source} and output.target_language = ${target}
    and output.shown_at is not null`;
  const isOfType = type ? [sql`output.project_type = ${type}`] : [];
  return sql`select distinct output.shown_at as changed_at, output.person_id
    from ${shownPeople} join supplier_output as output on output.person_id = shown.person_id
    where ${sql.join([isShown, isOffered, ...isOfType, ...conditionsOf(rest)], sql` and `)}
    order by output.shown_at desc, output.person_id
    limit ${limit}`;
}

export interface ShownProfile {
  person_id: string;
  address: string;
  headline: string;
  created_at: Date;
  /** Agreed to show past work and returning clients too. */
  shows_work: boolean;
}

/** What those of these people show who are shown. */
export async function shownProfiles(
  db: Queryable,
  personIds: readonly string[],
): Promise<ShownProfile[]> {
  if (personIds.length === 0) return [];
  const { rows } = await sql<ShownProfile>`
    select shown.person_id, shown.address, shown.headline, person.created_at, shown.shows_work
    from ${shownPeople}
    where ${isShown} and shown.person_id = any(${personIds}::uuid[])
  `.execute(db);
  return rows;
}

/** The pairs in which somebody is shown, those with the most suppliers first. */
export async function shownPairs(db: Queryable): Promise<(LanguagePair & { suppliers: number })[]> {
  const { rows } = await sql<LanguagePair & { suppliers: number }>`
    select source_language as source, target_language as target,
      count(distinct output.person_id) as suppliers
    from ${shownPeople} join supplier_output as output on output.person_id = shown.person_id
    where ${isShown}
    group by source_language, target_language
    order by suppliers desc, source, target
  `.execute(db);
  return rows;
}

const personId = sql.ref('shown.person_id');

/** Of as many parts as there are files of the sitemap, those in which somebody is shown. */
export async function shownParts(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(0, ${sql.lit(idParts - 1)}) as part
    where exists (
      select from ${shownPeople} where ${isShown} and ${isInIdPart(personId, sql`part`)}
    )
    order by part
  `.execute(db);
  return rows.map(({ part }) => part);
}

/** Addresses of everybody who is shown in one part. */
export async function shownAddresses(
  db: Queryable,
  part: number,
): Promise<{ address: string; changed_at: Date }[]> {
  const { rows } = await sql<{ address: string; changed_at: Date }>`
    select shown.address, shown.changed_at from ${shownPeople}
    where ${isShown} and ${isInIdPart(personId, sql.lit(part))} order by shown.person_id
  `.execute(db);
  return rows;
}

function conditionsOf({ source, target, field, type }: DirectoryFilter): RawBuilder<unknown>[] {
  const offered = [
    ...(source ? [sql`source_language = ${source}`] : []),
    ...(target ? [sql`target_language = ${target}`] : []),
    ...(type ? [sql`project_type = ${type}`] : []),
  ];
  return [
    ...(offered.length === 0
      ? []
      : [
          sql`exists (select from supplier_output
            where person_id = shown.person_id and ${sql.join(offered, sql` and `)})`,
        ]),
    ...(field ? [worksInField(field)] : []),
  ];
}
