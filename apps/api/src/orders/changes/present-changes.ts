import type { OrderChange } from '@tolk/contract';
import type { ChangeStatus, Identity } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { presentWorkFile } from '../../files/uploads/files.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { timeOf } from '../timers/order-timers.ts';
import { differenceBetween } from './change-terms.ts';
import { transfersOfChanges } from './change-transfer-repository.ts';
import { changeUntil } from './moved-bookings.ts';
import type { FormerTerms } from './order-change-table.ts';
import { presentOvertime } from './overtime-claims.ts';
import { changeFilesOf, changesOf, type OrderChangeRow } from './order-change-repository.ts';

/** The proposals to change an order, the newest first, as both sides see them. */
export async function presentChanges(
  db: Queryable,
  order: OrderRecord,
  viewer: Identity,
): Promise<OrderChange[]> {
  if (order.changes_by.length === 0) return [];
  const changes = await changesOf(db, order.id);
  const files = await changeFilesOf(db, order.id);
  const transfers = viewer === 'client' ? await transfersOfChanges(db, order.id) : [];
  return changes.map((change) => ({
    ...presentChange(change, order),
    addedFiles: files.filter(({ change_id }) => change_id === change.id).map(presentWorkFile),
    transfer: over.has(change.status)
      ? (transfers.find(({ changeId }) => changeId === change.id)?.standing ?? null)
      : null,
  }));
}

/** Ends of a change that never applied. */
const over: ReadonlySet<ChangeStatus> = new Set(['withdrawn', 'lapsed', 'overtaken']);

function presentChange(
  change: OrderChangeRow,
  order: OrderRecord,
): Omit<OrderChange, 'addedFiles' | 'transfer'> {
  const { former, answered_at: answered, created_at: made } = change;
  const wasPaid = wasFunded(order, made);
  const { currency } = order;
  const planned = former.milestones ?? [];
  const after = { ...change, planned: change.milestones ?? planned };
  const isPending = order.pending_change?.id === change.id;
  return {
    changeId: change.id,
    by: change.proposed_by,
    status: change.status,
    reason: change.reason,
    time: made.toISOString(),
    answerTime: answered?.toISOString() ?? null,
    answerNote: change.answer_note,
    before: {
      ...presentTerms({ ...former, due_at: new Date(former.due_at) }),
      ...presentExtras({ ...former, milestones: former.milestones ?? null }, change),
    },
    after: { ...presentTerms(change), ...presentExtras(change, change) },
    difference: wasPaid ? differenceBetween({ ...former, currency, planned }, after).total : 0,
    payUntil:
      change.status === 'unpaid' ? (timeOf(order, 'expireChange')?.toISOString() ?? null) : null,
    movesUntil: isPending ? (changeUntil(order)?.toISOString() ?? null) : null,
    cancellationLeast: change.kept_percent,
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
}: Pick<FormerTerms, 'workload' | 'unit_price' | 'overtime' | 'price' | 'fee' | 'commission'> & {
  due_at: Date;
}): OrderChange['before'] {
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

type Extras = Pick<
  OrderChangeRow,
  'bookings' | 'booking_mode' | 'booking_place' | 'breaks' | 'travel' | 'milestones'
>;

/** What `terms` say of what the change is about. */
function presentExtras(
  terms: Partial<Extras>,
  about: Extras,
): Pick<
  OrderChange['before'],
  'bookings' | 'bookingMode' | 'bookingPlace' | 'breaks' | 'travel' | 'milestones'
> {
  const { bookings, booking_mode, booking_place, breaks, travel, milestones } = terms;
  return {
    ...(about.bookings && {
      bookings: (bookings ?? []).map(({ start, end }) => ({ startTime: start, endTime: end })),
    }),
    ...(about.booking_mode && { bookingMode: booking_mode ?? null }),
    ...(about.booking_place === null ? {} : { bookingPlace: booking_place ?? '' }),
    ...(about.breaks && { breaks: breaks ?? null }),
    ...(about.travel === null ? {} : { travel: travel ?? 0 }),
    ...(about.milestones && {
      milestones: (milestones ?? []).map(({ id, name, dueAt, price }) => ({
        milestoneId: id,
        milestoneName: name,
        deliverTime: new Date(dueAt).toISOString(),
        amountOfMoney: price,
      })),
    }),
  };
}
