import { SETTLEMENT_ZONE } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { isRevealed } from '../evaluations/evaluation-repository.ts';

export interface PastWorkRow {
  /** `2026-11`, as its users count days. */
  month: string;
  field: string;
  source_language: string;
  target_language: string;
  /** Of the client's review, as far as it shows. */
  grade: number | null;
}

interface PastWorkLimits {
  since: Date;
  hiddenSince: Date;
  /** So many had the same kind of work done, or it is not told. */
  clients: number;
  rows: number;
}

/**
 * Completed orders since then of a supplier who may be found, the newest months first. Within a month they
 * stand by kind and not by time, so that the place of one says no more than its month.
 */
export async function listPastWork(
  db: Queryable,
  supplierId: string,
  limits: PastWorkLimits,
): Promise<PastWorkRow[]> {
  const { rows } = await pastWork(supplierId, limits).execute(db);
  return rows;
}

/** `kind` is materialized: where few orders are expected its clients would be counted anew for each. */
export function pastWork(
  supplierId: string,
  { since, hiddenSince, clients, rows }: PastWorkLimits,
): RawBuilder<PastWorkRow> {
  return sql<PastWorkRow>`
    with work as (
      select id, client_id, field, source_language, target_language, completed_at, ended_at
      from project_order
      join supplier_profile as profile on profile.person_id = supplier_id
      where supplier_id = ${supplierId} and state = 'completed' and completed_at >= ${since}
        and profile.findable and profile.hidden_at is null
    ), kind as materialized (
      select field, source_language, target_language from work
      group by field, source_language, target_language
      having count(distinct client_id) >= ${clients}
    )
    select to_char(completed_at at time zone ${SETTLEMENT_ZONE}, 'YYYY-MM') as month,
      field, source_language, target_language, grade
    from work as project_order
    join kind using (field, source_language, target_language)
    left join evaluation on evaluation.order_id = project_order.id and side = 'client'
      and evaluation.hidden_at is null and ${isRevealed(hiddenSince)}
    order by month desc, field, source_language, target_language, grade desc nulls last
    limit ${rows}
  `;
}
