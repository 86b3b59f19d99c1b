import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PortfolioSampleTable } from './public-profile-table.ts';

/** In the order in which they were added. */
export function listPortfolioSamples(
  db: Queryable,
  personId: string,
): Promise<PortfolioSampleTable[]> {
  return db
    .selectFrom('portfolio_sample')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type Kept = 'id' | 'person_id' | 'created_at';

/** Adds the sample, or changes the one that the person has under this id. */
export async function writePortfolioSample(
  tx: Tx,
  entry: Pick<Insertable<PortfolioSampleTable>, Kept>,
  columns: Omit<Insertable<PortfolioSampleTable>, Kept>,
): Promise<void> {
  await tx
    .insertInto('portfolio_sample')
    .values({ ...entry, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
