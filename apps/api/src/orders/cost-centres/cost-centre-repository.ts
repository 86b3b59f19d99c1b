import { sql } from 'kysely';
import type { OrderState } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';

/** Orders that came to nothing cost nobody anything. */
export const costNothing: readonly OrderState[] = ['rejected', 'unpaid', 'refunded'];

export interface CostCentreRow {
  name: string;
  monthlyBudget: number | null;
  /** Of the orders made since `monthStart`, in fen. */
  ordered: number;
}

/** In the order of their names, with what was ordered on them. */
export function costCentresOf(
  db: Queryable,
  organisationId: string,
  monthStart: Date,
): Promise<CostCentreRow[]> {
  return db
    .selectFrom('cost_centre')
    .select([
      'name',
      'monthly_budget as monthlyBudget',
      sql<number>`(
        select coalesce(sum(price + fee), 0)::bigint
        from project_order
        join order_reference on order_reference.order_id = project_order.id
        where client_id = cost_centre.organisation_id
          and order_reference.cost_centre = cost_centre.name
          and created_at >= ${monthStart}
          and state <> all(${[...costNothing]}::text[])
      )`.as('ordered'),
    ])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .execute();
}

/** One order after the other that is made on it: each sees those before. */
export async function lockCostCentre(
  tx: Tx,
  organisationId: string,
  name: string,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('cost_centre')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function hasCostCentres(db: Queryable, organisationId: string): Promise<boolean> {
  const one = await db
    .selectFrom('cost_centre')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export async function upsertCostCentre(
  tx: Tx,
  organisationId: string,
  { name, monthlyBudget }: { name: string; monthlyBudget: number | null },
): Promise<void> {
  await tx
    .insertInto('cost_centre')
    .values({ organisation_id: organisationId, name, monthly_budget: monthlyBudget })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'name']).doUpdateSet({ monthly_budget: monthlyBudget }),
    )
    .execute();
}

/** False when there is none of this name. */
export async function deleteCostCentre(
  tx: Tx,
  organisationId: string,
  name: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cost_centre')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
