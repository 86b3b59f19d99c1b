import type { OrderChange, OrderDetail } from '@tolk/contract';
import { pendingChangeStatuses } from '@tolk/domain';

/** The change that waits for its answer or for money, if one does. */
export function pendingChangeOf({ changes }: Pick<OrderDetail, 'changes'>) {
  return changes.find(isPending);
}

/** The changes that are over, the newest first. */
export function pastChangesOf({ changes }: Pick<OrderDetail, 'changes'>): OrderChange[] {
  return changes.filter((change) => !isPending(change));
}

/** Whether it asks for other overtime than there was. */
export function claimsOvertime({ before, after }: OrderChange): boolean {
  return JSON.stringify(before.overtime) !== JSON.stringify(after.overtime);
}

function isPending({ status }: OrderChange): boolean {
  return pendingChangeStatuses.some((pending) => pending === status);
}
