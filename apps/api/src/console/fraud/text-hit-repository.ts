import { sql, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Evidence, TextHitTable } from './fraud-table.ts';

export type TextHit = Selectable<TextHitTable>;

/** One statement takes 65,535 values. */
const insertedAtOnce = 500;

/** What was found in the same version before stays as it is. */
export async function insertHits(db: Queryable, hits: readonly TextHit[]): Promise<void> {
  for (let at = 0; at < hits.length; at += insertedAtOnce) {
    await db
      .insertInto('text_hit')
      .values(hits.slice(at, at + insertedAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export interface SharedContact {
  key: string;
  shown: string;
  persons: string[];
  evidence: Evidence[];
}

const evidence = sql`jsonb_build_object(
  'place', place, 'source', source, 'personId', person_id, 'toId', to_id,
  'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'excerpt', excerpt
)`;

/** Of several versions of a text in which the same was found the newest row counts. */
const newest = (kind: TextHitTable['kind']) => sql`
  select distinct on (key, place, source) hit.* from text_hit as hit
  join person on person.id = hit.person_id and person.deleted_at is null
  where kind = ${kind} order by key, place, source, at desc, version`;

/**
 * Contacts that several accounts write. Not counted: a contact repeated to the person who wrote it first,
 * one that everybody wrote to the same reader, the number of a company given by people who post for it,
 * and a link that more accounts than `accountsOnLink` wrote.
 */
export async function sharedContacts(
  db: Queryable,
  { accountsOnLink, evidenceMax }: { accountsOnLink: number; evidenceMax: number },
): Promise<SharedContact[]> {
  const { rows } = await sql<SharedContact>`
    with hit as (${newest('contact')}), own as (
      select * from hit where not exists (
        select from text_hit as theirs where theirs.kind = 'contact' and theirs.key = hit.key
          and theirs.at < hit.at
          and (theirs.person_id = hit.to_id or theirs.person_id in (
            select person_id from organisation_member where organisation_id = hit.to_id))
      )
    ), shared as (
      select key from own group by key
      having count(distinct person_id) > 1
        and not (bool_and(to_id is not null) and count(distinct to_id) = 1)
        and not (bool_and(company is not null) and count(distinct company) = 1)
        and (not bool_or(is_link) or count(distinct person_id) <= ${accountsOnLink})
    )
    select key, min(shown) as shown, array_agg(distinct person_id order by person_id) as persons,
      to_jsonb((array_agg(${evidence} order by at desc, place, source))[1:${sql.lit(evidenceMax)}])
        as evidence
    from own where key in (select key from shared) group by key order by key`.execute(db);
  return rows;
}

/** Proposals to pay outside the platform, of each person the newest first. */
export async function outsidePayments(db: Queryable): Promise<Evidence[]> {
  const { rows } = await sql<{ evidence: Evidence }>`
    with hit as (${newest('outsidePayment')})
    select ${evidence} as evidence from hit order by person_id, at desc, place, source`.execute(db);
  return rows.map((row) => row.evidence);
}

export async function forgetHitsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('text_hit').where('at', '<', before).execute();
}

/** Of a deleted account goes what it wrote, and what was written to it. */
export async function forgetHits(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('text_hit')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('to_id', '=', personId)]))
    .execute();
}
