import { sql } from 'kysely';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import type { Queryable } from '../../database/schema.ts';

export interface RateRecord {
  source_language: string;
  target_language: string;
  order_type: ProjectType;
  unit: string;
  currency: string;
  /** First and third quartile of the unit prices, minor units. */
  low: number;
  high: number;
  orders: number;
}

/** How many there have to be before a rate is told. */
export interface Enough {
  orders: number;
  clients: number;
  suppliers: number;
}

/** What completed orders agreed on per unit, those with the most orders first. */
export async function agreedRates(
  db: Queryable,
  since: Date,
  enough: Enough,
): Promise<RateRecord[]> {
  const { rows } = await sql<RateRecord>`
    select source_language, target_language, order_type, unit, currency,
      percentile_cont(0.25) within group (order by unit_price)::float8 as low,
      percentile_cont(0.75) within group (order by unit_price)::float8 as high,
      count(*) as orders
    from project_order
    where state = 'completed' and pricing = 'perUnit' and completed_at >= ${since}
    group by source_language, target_language, order_type, unit, currency
    having count(*) >= ${enough.orders}
      and count(distinct client_id) >= ${enough.clients}
      and count(distinct supplier_id) >= ${enough.suppliers}
    order by orders desc, source_language, target_language, order_type, unit, currency
  `.execute(db);
  return rows;
}
