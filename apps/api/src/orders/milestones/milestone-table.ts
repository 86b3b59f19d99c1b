import type { MilestoneState } from '@tolk/domain';

/** A part of an order that is delivered, accepted and paid by itself. */
export interface OrderMilestoneTable {
  id: string;
  order_id: string;
  /** Counts from 1. */
  position: number;
  name: string;
  /** While the milestone is in turn, equal to the order’s own `due_at`; likewise `accept_by`. */
  due_at: Date;
  accept_by: Date;
  /** Minor units, as `fee` and `commission`. */
  price: number;
  fee: number;
  commission: number;
  state: MilestoneState;
  /** When its turn to be paid came: with the order, or when the milestone before was accepted. */
  fell_due_at: Date | null;
  paid_at: Date | null;
  accepted_at: Date | null;
}
