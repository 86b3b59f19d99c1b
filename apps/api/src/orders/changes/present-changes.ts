import type { OrderChange } from '@tolk/contract';
import type { Queryable } from '../../database/schema.ts';
import { presentFile } from '../../files/uploads/files.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { timeOf } from '../timers/order-timers.ts';
import { differenceOf } from './change-terms.ts';
import type { FormerTerms } from './order-change-table.ts';
import { presentOvertime } from './overtime-claims.ts';
import { changeFilesOf, changesOf, type OrderChangeRow } from './order-change-repository.ts';

/** The proposals to change an order, the newest first, as both sides see them. */
export async function presentChanges(db: Queryable, order: OrderRecord): Promise<OrderChange[]> {
  if (order.changes_by.length === 0) return [];
  const changes = await changesOf(db, order.id);
  const files = await changeFilesOf(db, order.id);
  return changes.map((change) => ({
    ...presentChange(change, order),
    addedFiles: files.filter(({ change_id }) => change_id === change.id).map(presentFile),
  }));
}

function presentChange(
  change: OrderChangeRow,
  order: OrderRecord,
): Omit<OrderChange, 'addedFiles'> {
  const { former, answered_at: answered, created_at: made } = change;
  const wasPaid = wasFunded(order, made);
  return {
    changeId: change.id,
    by: change.proposed_by,
    status: change.status,
    reason: change.reason,
    time: made.toISOString(),
    answerTime: answered?.toISOString() ?? null,
    answerNote: change.answer_note,
    before: presentTerms({ ...former, due_at: new Date(former.due_at) }),
    after: presentTerms(change),
    difference: wasPaid ? differenceOf({ ...former, currency: order.currency }, change).total : 0,
    payUntil:
      change.status === 'unpaid' ? (timeOf(order, 'expireChange')?.toISOString() ?? null) : null,
  };
}

/** Whether money was held for what the change was about when it was proposed. */
function wasFunded({ paid_at, milestones }: OrderRecord, made: Date): boolean {
  const at = (time: string | null) => (time === null ? Infinity : Date.parse(time));
  if (milestones.length === 0) return paid_at !== null && paid_at <= made;
  const when = made.getTime();
  return milestones.some(({ paidAt, acceptedAt }) => at(paidAt) <= when && when <= at(acceptedAt));
}

function presentTerms({
  due_at,
  workload,
  unit_price,
  overtime = [],
  price,
  fee,
  commission,
}: Omit<FormerTerms, 'due_at'> & { due_at: Date }): OrderChange['before'] {
  return {
    deliverTime: due_at.toISOString(),
    workload,
    unitPrice: unit_price,
    overtime: presentOvertime(overtime),
    amountOfMoney: price,
    commissionXQ: fee,
    commission,
  };
}
