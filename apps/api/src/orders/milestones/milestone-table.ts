import type { MilestoneState } from '@tolk/domain';

/** A part of an order that is delivered, accepted and paid by itself. */
export interface OrderMilestoneTable {
  id: string;
  order_id: string;
  /** Counts from 1. */
  position: number;
  name: string;
  /** While it is in turn the order has the same. */
  due_at: Date;
  accept_by: Date;
  /** Minor units, as `fee` and `commission`. */
  price: number;
  fee: number;
  commission: number;
  state: MilestoneState;
  /** When it was the next to be paid: with the order, or with the acceptance of the one before. */
  fell_due_at: Date | null;
  paid_at: Date | null;
  accepted_at: Date | null;
}
