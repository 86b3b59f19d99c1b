import type { FeeRow } from '@tolk/contract';

/** Whether a project can be part of an application. */
export function isChoosable({ settlementStatus, obstacles }: FeeRow): boolean {
  return settlementStatus === 'ready' && obstacles.length === 0;
}
