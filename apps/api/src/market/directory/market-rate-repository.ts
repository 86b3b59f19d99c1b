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

/** How many there have to be before a rate is told; no one of either side has more than half of them. */
export interface Enough {
  orders: number;
  clients: number;
  suppliers: number;
}

const kind = sql`source_language, target_language, order_type, unit, currency`;

/** What completed orders agreed on per unit, those with the most orders first. */
export async function agreedRates(
  db: Queryable,
  since: Date,
  enough: Enough,
): Promise<RateRecord[]> {
  const { rows } = await sql<RateRecord>`
    select ${kind},
      percentile_cont(0.25) within group (order by unit_price)::float8 as low,
      percentile_cont(0.75) within group (order by unit_price)::float8 as high,
      count(*) as orders
    from (
      select *, count(*) over (partition by ${kind}, client_id) as of_client,
        count(*) over (partition by ${kind}, supplier_id) as of_supplier
      from project_order
      where state = 'completed' and pricing = 'perUnit' and completed_at >= ${since}
    ) as agreed
    group by ${kind}
    having count(*) >= ${enough.orders}
      and count(distinct client_id) >= ${enough.clients}
      and count(distinct supplier_id) >= ${enough.suppliers}
      and greatest(max(of_client), max(of_supplier)) * 2 <= count(*)
    order by orders desc, ${kind}
  `.execute(db);
  return rows;
}
