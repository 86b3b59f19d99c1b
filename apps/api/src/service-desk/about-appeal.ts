import type { ServiceAbout } from '@tolk/contract';
import { openAppealStatuses, type AppealStatus } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { findAppeal } from '../orders/appeals/appeal-repository.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** Whether it may still be asked about. */
export function isOpenAppeal({ status }: { status: AppealStatus }): boolean {
  return openAppealStatuses.some((open) => open === status);
}

/** The appeal that staff asked about; null for all other conversations. */
export async function aboutOf(
  db: Queryable,
  { appeal_id, identity }: Pick<ConversationRecord, 'appeal_id' | 'identity'>,
): Promise<ServiceAbout | null> {
  const appeal = appeal_id === null ? undefined : await findAppeal(db, appeal_id);
  if (appeal === undefined || identity === null) return null;
  return {
    projectOrderAppealId: appeal.id,
    orderName: appeal.order_name,
    orderNumber: appeal.order_number,
    side: identity,
  };
}
