import { sql } from 'kysely';
import { idParts, isInIdPart } from '../../database/id-parts.ts';
import type { Queryable } from '../../database/schema.ts';
import { inPublicSight } from './posting-sight-repository.ts';

const recruiting = sql<boolean>`posting.status = 'recruiting' and ${inPublicSight}`;

/** Of as many parts as there are files of the sitemap, those with postings that take applications. */
export async function recruitingParts(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(0, ${sql.lit(idParts - 1)}) as part
    where exists (
      select from posting where ${recruiting} and ${isInIdPart(sql.ref('posting.id'), sql`part`)}
    )
    order by part
  `.execute(db);
  return rows.map(({ part }) => part);
}

/** Postings of one part that take applications. */
export function recruitingPostings(
  db: Queryable,
  part: number,
): Promise<{ id: string; publishedAt: Date }[]> {
  return db
    .selectFrom('posting')
    .select(['id', 'published_at as publishedAt'])
    .where(recruiting)
    .where(isInIdPart(sql.ref('posting.id'), sql.lit(part)))
    .orderBy('id')
    .execute();
}
