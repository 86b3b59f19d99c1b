import { addMs, limits } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteUnusedAmong } from '../../files/uploads/file-repository.ts';
import { scheduleRemoval } from '../../files/uploads/removal.ts';
import { deleteOutlived } from './tax-invoice-repository.ts';

/** What tax law asked to keep of a deleted account goes when its time is over, papers included. */
export async function forgetOldInvoices(
  { db, jobs }: Pick<Dependencies, 'db' | 'jobs'>,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const files = await deleteOutlived(tx, addMs(now, -limits.taxInvoice.keptMs));
    await scheduleRemoval(tx, jobs, await deleteUnusedAmong(tx, files), now);
  });
}
