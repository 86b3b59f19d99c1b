import { addMs, DAY, limits } from '@tolk/domain';
import { transaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteUnusedAmong } from '../files/uploads/file-repository.ts';
import { scheduleRemoval } from '../files/uploads/removal.ts';
import {
  conversationsOfVisitorsBefore,
  deleteConversations,
  filesOfStaffIn,
  forgetVisitorsWithoutAny,
} from './service-data-repository.ts';

/** Conversations that one run deletes: each run comes soon after the one before. */
const atOnce = 500;

/**
 * Nobody can ask for what a visitor wrote, or have it deleted, as a member can for theirs: it goes by itself, with the
 * files that staff sent, and with what is known of visitors who have no conversation any more.
 */
export async function forgetOldVisitors(
  { db, jobs }: Pick<Dependencies, 'db' | 'jobs'>,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = addMs(now, -limits.service.visitorKeptMs);
    const ids = await conversationsOfVisitorsBefore(tx, before, atOnce);
    const files = await filesOfStaffIn(tx, ids);
    await deleteConversations(tx, ids);
    await scheduleRemoval(tx, jobs, await deleteUnusedAmong(tx, files), now);
    // New ones are counted by their network for an hour.
    await forgetVisitorsWithoutAny(tx, addMs(now, -DAY));
  });
}
