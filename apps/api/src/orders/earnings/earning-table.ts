import type { Generated } from 'kysely';
import type { EarningsStatus } from '@tolk/domain';

/**
 * What a supplier has earned with an order, or a milestone of it, while no dispute is open; or by
 * marking a test.
 */
export interface EarningTable {
  /** Null for a marking. */
  order_id: string | null;
  /** Null where the order is paid as a whole. */
  milestone_id: string | null;
  marking_id: string | null;
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
