import type { Generated } from 'kysely';
import type { EarningsStatus } from '@tolk/domain';

/** What one order's supplier has earned with it or a milestone of it; while a dispute is open there is no row. */
export interface EarningTable {
  order_id: string;
  /** Null where the order is paid as a whole. */
  milestone_id: string | null;
  supplier_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  status: Generated<EarningsStatus>;
  earned_at: Date;
  hold_until: Date;
  /** The application that it is in, while `settling` and `settled`. */
  settlement_id: string | null;
}
