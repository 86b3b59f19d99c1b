import { addMs, limits, otherIdentity, type ReportOutcome, type Sanction } from '@tolk/domain';
import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beginningOf } from '../../calls/beginning-of.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import {
  holdSilence,
  markLifted,
  setSilence,
  silence,
  type ReportRecord,
} from '../../messages/threads/report-repository.ts';
import { holdPerson } from '../../persons/person-repository.ts';
import { insertHiding, lastSilence } from './hiding-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

/** So much of the message stands where the person reads what it was about. */
const excerpt = 100;

/** Who is warned and silenced: the member who wrote for an organisation, not the organisation. */
export function writerOf({ member_id, reported_id }: ReportRecord): string {
  return member_id ?? reported_id;
}

/** Warns or silences who wrote the message; it stands beside what was hidden of theirs, to be appealed. */
export async function sanctionWriter(
  tx: Tx,
  report: ReportRecord,
  { outcome, said }: { outcome: Exclude<ReportOutcome, 'dismissed'>; said: string },
  { now, staffMember }: CallContext,
): Promise<void> {
  const personId = writerOf(report);
  const until = outcome === 'silenced' ? addMs(now, limits.conversation.silenceMs) : null;
  if (until !== null) await silence(tx, personId, until);
  const person = await holdPerson(tx, personId);
  // What the deleted may appeal against goes with the account.
  if (person === undefined || person.deleted_at !== null) return;
  const message = report.messages.find(({ seq }) => seq === report.seq);
  const text = message?.fileName ?? message?.text ?? '';
  const subject: Sanction = outcome === 'silenced' ? 'silence' : 'warning';
  await insertHiding(tx, {
    id: randomUUID(),
    subject,
    subject_id: report.id,
    person_id: personId,
    identity: otherIdentity(report.by),
    title: beginningOf(text, excerpt),
    text,
    reason: null,
    words: said,
    state: 'hidden',
    hidden_by: staffMember.staffId,
    hidden_at: now,
    until,
    appealed_at: null,
    decided_by: null,
    decided_at: null,
  });
  invalidate(tx, personId, ['Moderation', 'Contact']);
}

/** It counts no more, and who was silenced writes again at once, unless another silence holds. */
export async function liftSanction(
  tx: Tx,
  { subject, subject_id, person_id }: Selectable<ModerationTable>,
  now: Date,
): Promise<void> {
  await markLifted(tx, subject_id, now);
  if (subject !== 'silence') return;
  // Whoever silences them meanwhile waits for this, or is waited for and then seen.
  await holdSilence(tx, person_id);
  await setSilence(tx, person_id, (await lastSilence(tx, person_id)) ?? now);
  invalidate(tx, person_id, ['Contact']);
}
