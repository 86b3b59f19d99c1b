import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { decideWithin } from '../moderation/staff-reports.ts';
import { insertNote } from './note-repository.ts';

type Calls = typeof calls.opsinterface.reports;

/**
 * Dismisses several reports for one reason, which stands with each as a note, and leaves those alone
 * that a colleague decided meanwhile. Throws `notFound`, 422 at `note`.
 */
export async function dismissReports(
  { messageReportIds, note }: RequestOf<Calls['dismissMessageReports']>,
  context: CallContext,
): Promise<ResponseOf<Calls['dismissMessageReports']>> {
  requireNoFaults(blankFaults({ note }));
  const { staffMember, now } = context;
  // In one order, so that two who dismiss at once never wait for each other.
  const ids = messageReportIds.toSorted();
  return context.transaction(async (tx) => {
    let dismissed = 0;
    for (const messageReportId of ids) {
      const action = 'dismissMessageReports';
      const decision = { messageReportId, outcome: 'dismissed', said: '', action } as const;
      if (!(await decideWithin(tx, decision, context))) continue;
      const row = {
        id: randomUUID(),
        subject: 'messageReport' as const,
        subject_id: messageReportId,
        staff_id: staffMember.staffId,
        to_staff_id: null,
        text: note.trim(),
        at: now,
      };
      await insertNote(tx, row, []);
      dismissed += 1;
    }
    return { dismissed, skipped: ids.length - dismissed };
  });
}
