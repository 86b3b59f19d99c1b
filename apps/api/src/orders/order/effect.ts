import type { LedgerEvent, LedgerMoney, OrderState } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { PlannedMilestone } from '../changes/order-change-table.ts';
import type { OrderChanges, OrderRecord } from './order-repository.ts';

/** What is posted for an action; the source and the accounts' owner are the order. */
export type OrderEntry = {
  [Event in LedgerEvent]: { event: Event; money: LedgerMoney[Event] };
}[LedgerEvent];

export interface EffectInput<Payload> {
  order: OrderRecord;
  payload: Payload;
  at: Date;
}

export interface Effect {
  changes?: OrderChanges;
  /** What the actor wrote, for the timeline. */
  note?: string;
  /** Frozen into the timeline. */
  details?: object;
  ledger?: OrderEntry;
  /** The terms, or what is proposed for them, are others: the version counts up, timers are set anew. */
  renegotiates?: true;
  /** Where a transition to the previous state leads. */
  previousState?: OrderState;
  /** The milestones whose turn has not come, as they are from now on. */
  planned?: readonly PlannedMilestone[];
  /** The rest of it, in the same transaction and before the order itself is written. */
  also?: (tx: Tx, jobs: Jobs) => Promise<void>;
}
