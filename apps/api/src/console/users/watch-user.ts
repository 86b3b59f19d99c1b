import type { RequestOf, UserDetail, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { deleteWatch, insertWatch, watchOf } from '../../staff/watches/watch-repository.ts';
import { detailOf, noteUser, onPerson } from './users.ts';

/**
 * Marks a person whom staff keep an eye on wherever they meet them, or takes the mark away; people
 * never learn of it. Throws `conflict` where a colleague was faster, `notFound`.
 */
export async function setUserWatch(
  { personId, watched, reason }: RequestOf<(typeof calls)['opsinterface']['users']['setUserWatch']>,
  context: CallContext,
): Promise<UserDetail> {
  requireNoFaults(reasonFaults({ reason }));
  const { staffMember, now } = context;
  await onPerson(personId, context, async (tx, { id }) => {
    const isWatched = (await watchOf(tx, id)) !== undefined;
    if (isWatched === watched) refuse('conflict');
    if (watched) {
      const watch = { person_id: id, staff_id: staffMember.staffId, at: now };
      await insertWatch(tx, { ...watch, reason: reason.trim() });
    } else await deleteWatch(tx, id);
    const details = { watched: String(watched), reason: reason.trim() };
    await noteUser(tx, 'setUserWatch', id, context, details);
  });
  return detailOf(personId, context);
}
