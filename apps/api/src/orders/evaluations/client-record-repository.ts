import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { isRevealed } from '../../profiles/evaluations/evaluation-repository.ts';

/** What a client's orders and the suppliers' evaluations say; hours are median. */
export async function clientRecordOf(db: Queryable, clientId: string, hiddenSince: Date) {
  const person = await db
    .selectFrom('person')
    .select([
      'created_at',
      sql<boolean>`exists (
        select from company_certification where person_id = person.id and status = 'certified'
      )`.as('company_certified'),
    ])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('project_order')
    .select([
      sql<number>`count(paid_at)`.as('paid'),
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where state = 'unpaid')`.as('unpaid'),
      sql<number | null>`round((percentile_cont(0.5) within group (
        order by extract(epoch from paid_at - received_at) / 3600
      ) filter (where paid_at is not null and received_at is not null))::numeric, 1)::float8`.as(
        'hours_to_pay',
      ),
    ])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const evaluations = await db
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .select((eb) => [
      sql<number | null>`round(avg(grade), 2)::float8`.as('average'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('subject_id', '=', clientId)
    .where('side', '=', 'supplier')
    .where(isRevealed(hiddenSince))
    .executeTakeFirstOrThrow();
  return { person, orders, evaluations };
}
