import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, type ModeratedSubject } from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { shownProfiles } from '../../market/directory/directory-repository.ts';
import { readableOf } from '../../market/people/readable-resume.ts';
import { isInSightOf } from '../../market/postings/posting-sight-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { insertContentReport, lockOpenCase } from './content-report-repository.ts';
import { holdContent, revealedReview } from './content-repository.ts';

type Calls = typeof calls.supinterface.moderation;

/**
 * Hands what somebody published to the staff, as it reads now; what others reported of it before is the
 * same case. Throws `notFound` for what the caller can’t read, `ownContent`, and `alreadyReported` while
 * an earlier report of the caller’s waits.
 */
export async function reportContent(
  { subject, subjectId, reason, note }: RequestOf<Calls['reportContent']>,
  context: CallContext,
): Promise<ResponseOf<Calls['reportContent']>> {
  const { personId, session, now } = context;
  // Who acts for an organisation reads what it reads; the report is their own.
  const reader = session?.acting?.organisationId ?? personId;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const content = await holdContent(tx, subject, subjectId, 'report');
    if (content === undefined || content.hidden) refuse('notFound');
    if (await haveSomebodyInCommon(tx, personId, content.person_id)) refuse('ownContent');
    const isReadable = await readable[subject](tx, content.subject_id, { reader, now });
    if (!isReadable) refuse('notFound');
    const { subject_id, person_id, identity, title, text } = content;
    const about = { subject, subject_id, person_id, identity, title, text };
    const open = { ...about, id: randomUUID(), opened_at: now, ...waiting };
    const { id } = (await lockOpenCase(tx, open)) ?? refuse('conflict');
    const inserted = await insertContentReport(tx, {
      case_id: id,
      reporter_id: personId,
      identity: session?.identity ?? 'client',
      reason,
      note: visibleText(note),
      created_at: now,
    });
    if (!inserted) refuse('alreadyReported');
    return {};
  });
}

const waiting = { outcome: null, decided_by: null, decided_at: null };

interface Reading {
  /** A person, or the organisation that somebody acts for. */
  reader: string;
  now: Date;
}

async function isOnPage(db: Queryable, personId: string): Promise<boolean> {
  return (await shownProfiles(db, [personId])).length > 0;
}

async function isOpenResume(db: Queryable, personId: string, reader: string): Promise<boolean> {
  return (await readableOf(db, reader, [personId])).length > 0;
}

/** Whether somebody reads it, where it stands. */
const readable: Readonly<
  Record<ModeratedSubject, (db: Queryable, id: string, reading: Reading) => Promise<boolean>>
> = {
  publicProfile: isOnPage,
  resume: (db, id, { reader }) => isOpenResume(db, id, reader),
  posting: (db, id, { reader }) => isInSightOf(db, id, reader),
  async review(db, id, { reader, now }) {
    const review = await revealedReview(db, id, addMs(now, -limits.evaluation.hiddenMs));
    if (review === undefined) return false;
    if (review.subject_id === reader) return true;
    // What suppliers write of clients stands nowhere else.
    if (review.side === 'supplier') return false;
    const { subject_id } = review;
    return (await isOnPage(db, subject_id)) || isOpenResume(db, subject_id, reader);
  },
};
