import { sql, type Updateable } from 'kysely';
import type { MilestoneState } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { OrderMilestoneTable } from './milestone-table.ts';

/** A milestone as it comes with its order: times as ISO 8601, amounts in minor units. */
export interface MilestoneRecord {
  id: string;
  position: number;
  name: string;
  dueAt: string;
  acceptBy: string;
  price: number;
  fee: number;
  commission: number;
  state: MilestoneState;
  fellDueAt: string | null;
  paidAt: string | null;
  acceptedAt: string | null;
}

export type NewMilestone = Pick<
  OrderMilestoneTable,
  'name' | 'due_at' | 'accept_by' | 'price' | 'fee' | 'commission'
>;

/** In their order; empty where the order is delivered and paid as a whole. */
export const milestonesOfOrder = sql<MilestoneRecord[]>`coalesce((
  select json_agg(json_build_object(
    'id', id,
    'position', position,
    'name', name,
    'dueAt', due_at,
    'acceptBy', accept_by,
    'price', price,
    'fee', fee,
    'commission', commission,
    'state', state,
    'fellDueAt', fell_due_at,
    'paidAt', paid_at,
    'acceptedAt', accepted_at
  ) order by position)
  from order_milestone where order_id = project_order.id
), '[]')`;

/** Replaces the milestones of an order that is not paid yet; without any it is paid as a whole. */
export async function setMilestones(
  tx: Tx,
  orderId: string,
  milestones: readonly NewMilestone[],
  at: Date,
): Promise<void> {
  await tx.deleteFrom('order_milestone').where('order_id', '=', orderId).execute();
  if (milestones.length === 0) return;
  const rows = milestones.map((milestone, index) => ({
    ...milestone,
    id: sql<string>`gen_random_uuid()`,
    order_id: orderId,
    position: index + 1,
    state: index === 0 ? ('due' as const) : ('planned' as const),
    fell_due_at: index === 0 ? at : null,
    paid_at: null,
    accepted_at: null,
  }));
  await tx.insertInto('order_milestone').values(rows).execute();
}

export async function updateMilestone(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<OrderMilestoneTable>, 'id' | 'order_id' | 'position'>,
): Promise<void> {
  await tx.updateTable('order_milestone').set(changes).where('id', '=', id).execute();
}

/** Those that were not paid when their order ended. */
export async function dropMilestones(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_milestone')
    .set({ state: 'dropped' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['planned', 'due'])
    .execute();
}

/** Postpones the due times of the milestones after `position` by `ms`. */
export async function postponeMilestones(
  tx: Tx,
  orderId: string,
  position: number,
  ms: number,
): Promise<void> {
  const later = sql`make_interval(secs => ${ms / 1000})`;
  await sql`update order_milestone set due_at = due_at + ${later}, accept_by = accept_by + ${later}
    where order_id = ${orderId} and position > ${position}`.execute(tx);
}
