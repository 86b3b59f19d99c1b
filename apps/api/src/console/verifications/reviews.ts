import type { RequestOf, ReviewDetail, ReviewRow, calls } from '@tolk/contract';
import { auditList, readAuditList } from '@tolk/contract/audit-list';
import {
  actionsFor,
  findTransition,
  reviewKindsOf,
  verificationActions,
  verificationLifecycle,
  type VerificationKind,
} from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import { methodLabels } from '../../payouts/settlements/settlement-labels.ts';
import {
  insertVerificationEvent,
  verificationFiles,
} from '../../profiles/certification/certification-repository.ts';
import {
  certificateFiles,
  findCertificateById,
  type CertificateRow,
} from '../../profiles/certification/certificate-repository.ts';
import {
  countAsTest,
  countNoMore,
  presentFields,
  provableFaults,
} from '../../profiles/certification/translator-certificates.ts';
import { findFile, type StoredFile } from '../../files/uploads/file-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  decide,
  findReview,
  listReviews,
  lockReview,
  reviewEvents,
  reviewOfFile,
  type ReviewRecord,
} from './review-repository.ts';
import { presentActions } from '../../calls/action-states.ts';
import { answerWithFile, presentFile } from '../../files/uploads/files.ts';
import { isReason, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { pagingOf } from '../../calls/paging.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { actsOn } from '../../staff/audit/audit-repository.ts';
import { clearFields, comparedProfile, sameNumber } from './review-fields.ts';
import { tellCertificateDecision, tellDecision, type Decision } from './tell-decision.ts';
import { requireVerifiedOwner, revokeDependents } from './verified-owner.ts';
import { reviewKindWords, reviewStatusWords } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.reviews;

const nothingProven: BilingualText = {
  en: 'Only a certificate that is certified proves fields.',
  zh: '只有通过认证的翻译资格证书才能证明专业领域。',
};

const offered: ReadonlySet<(typeof verificationActions)[number]> = new Set(verificationActions);

export function presentReview(row: ReviewRecord): ReviewRow {
  return {
    reviewId: row.id,
    kind: row.kind,
    status: row.status,
    personId: row.person_id,
    personName: row.person_name,
    subject: row.subject,
    submitTime: row.submitted_at.toISOString(),
    decideTime: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}

/** The queues of the caller's role, or one of them. Throws `staffForbidden`. */
export async function reviewList(
  request: RequestOf<Calls['getReviewList']>,
  context: CallContext,
): Promise<{ total: number; list: ReviewRow[] }> {
  const { db } = context.deps;
  const filter = filterOf(request, context);
  const { total, rows } = await listReviews(db, filter, pagingOf(request), request.sort);
  return { total, list: rows.map(presentReview) };
}

/** The same as CSV; the export is noted. */
export async function exportReviewList(
  request: RequestOf<Calls['exportReviewList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const { total, rows } = await listReviews(db, filterOf(request, context), allRows, request.sort);
  return answerWithRows(context, {
    name: 'reviews',
    action: 'exportReviewList',
    subject: 'review',
    request,
    total,
    rows: rows.map(presentReview),
    columns: reviewColumns,
  });
}

const reviewSubjects: Readonly<Record<string, BilingualText>> = {
  ...methodLabels,
  idCard: { en: 'Citizen ID card', zh: '居民身份证' },
  passport: { en: 'Passport', zh: '护照' },
};

/** In words where the subject is a kind of document or a method; anything else is a name already. */
function reviewSubjectWord(subject: string): BilingualText | string {
  return reviewSubjects[subject] ?? subject;
}

const reviewColumns: readonly Column<ReviewRow>[] = [
  ['Queue', '类别', ({ kind }) => reviewKindWords[kind]],
  ['Person', '用户', ({ personName }) => personName],
  ['Subject', '对象', ({ subject }) => reviewSubjectWord(subject)],
  ['Status', '状态', ({ status }) => reviewStatusWords[status]],
  ['Submitted (UTC)', '提交时间（UTC）', ({ submitTime }) => submitTime],
  ['Decided (UTC)', '处理时间（UTC）', ({ decideTime }) => decideTime],
  ['Decided by', '处理人', ({ decidedBy }) => decidedBy],
];

/** Throws 403 for a queue that the caller's role may not enter. */
function filterOf(
  { kind, status, search, from, to }: RequestOf<Calls['exportReviewList']>,
  context: CallContext,
) {
  if (kind !== undefined) requireQueue(kind, context);
  return {
    kinds: kind === undefined ? reviewKindsOf(context.staffMember.role) : [kind],
    span: openSpanOf({ from, to }),
    ...(status === undefined ? {} : { status }),
    ...(search === undefined ? {} : { search: search.trim() }),
  };
}

/** One review with its fields in clear; the look is noted before anything is shown. */
export async function reviewDetail(
  { kind, reviewId }: RequestOf<Calls['getReviewDetail']>,
  context: CallContext,
): Promise<ReviewDetail> {
  requireQueue(kind, context);
  const review = (await findReview(context.deps.db, kind, reviewId)) ?? refuse('notFound');
  await noteLook('getReviewDetail', review, context);
  return presentDetail(review, context);
}

/**
 * Certifies, refuses, asks again or revokes; settlement methods that rest on what is revoked are
 * revoked with it. Of two who decide at once the second is told `conflict`
 * with what is possible now. Throws `staffForbidden`, `notFound`, 422 at `reason`.
 */
export async function decideReview(
  { kind, reviewId, decision, provenFieldIds = [], ...form }: RequestOf<Calls['decideReview']>,
  context: CallContext,
): Promise<ReviewDetail> {
  requireQueue(kind, context);
  const { deps, now, staffMember } = context;
  const reason = visibleText(form.reason);
  if (decision !== 'certify' && !isReason(reason)) {
    invalidFields({ reason: { en: 'Give a reason.', zh: '请填写原因。' } });
  }
  const certifies = kind === 'translatorCertificate' && decision === 'certify';
  if (!certifies && provenFieldIds.length > 0) invalidFields({ provenFieldIds: nothingProven });
  await context.transaction(async (tx) => {
    const known = (await findReview(tx, kind, reviewId)) ?? refuse('notFound');
    // Locks the person first, as a submission does, so that nothing else changes what this decision rests on.
    if (!(await lockPersonForNoKeyUpdate(tx, known.person_id))) refuse('notFound');
    const review = (await lockReview(tx, kind, reviewId)) ?? refuse('notFound');
    const { person_id: personId } = review;
    const transition = findTransition(verificationLifecycle, review.status, 'staff', decision);
    const seen = form.submitTime === undefined || isTime(review.submitted_at, form.submitTime);
    if (
      !seen ||
      transition === undefined ||
      transition.to === 'same' ||
      transition.to === 'previous'
    ) {
      refuse('conflict', {
        data: { allowedActions: allowedActions(kind, review.status, context) },
      });
    }
    if (kind === 'settlementMethod' && decision === 'certify') {
      await requireVerifiedOwner(tx, { id: reviewId, personId }, context);
    }
    const told = decision === 'certify' ? null : reason;
    const { staffId } = staffMember;
    await decide(tx, kind, reviewId, { status: transition.to, reason: told, staffId, at: now });
    await insertVerificationEvent(tx, {
      id: randomUUID(),
      kind,
      subject_id: reviewId,
      action: decision,
      staff_id: staffId,
      reason,
      at: now,
    });
    await recordAudit(tx, context, {
      action: 'decideReview',
      subject: kind,
      subjectId: reviewId,
      details: {
        decision,
        personId,
        ...(provenFieldIds.length === 0 ? {} : { provenFields: auditList(provenFieldIds) }),
        ...(reason === '' ? {} : { reason }),
      },
    });
    if (decision === 'revoke') await revokeDependents(tx, { kind, personId, reason }, context);
    const news = { decision, reason, personId, at: now };
    if (kind === 'translatorCertificate') {
      const counted = { reviewId, decision, provenFieldIds };
      const certificate = await countCertificate(tx, counted, context);
      const provenFields = provenFieldIds;
      await tellCertificateDecision(tx, deps.jobs, { ...news, certificate, provenFields });
    } else {
      await tellDecision(tx, deps.jobs, { ...news, kind });
    }
    invalidate(tx, personId, ['Certification', 'Profile', 'Overview']);
  });
  const decided = (await findReview(deps.db, kind, reviewId)) ?? refuse('notFound');
  return presentDetail(decided, context);
}

/** A certificate, which this answers, counts as the test of its pair, and in its fields, from the moment it is certified until it is revoked. */
async function countCertificate(
  tx: Tx,
  decided: { reviewId: string; decision: Decision; provenFieldIds: readonly string[] },
  context: CallContext,
): Promise<CertificateRow> {
  const { reviewId, decision, provenFieldIds } = decided;
  const row = (await findCertificateById(tx, reviewId)) ?? refuse('notFound');
  if (decision === 'certify') {
    requireNoFaults(provableFaults('provenFieldIds', provenFieldIds, row.fields));
    await countAsTest(tx, row, provenFieldIds, context);
  }
  if (decision === 'revoke') await countNoMore(tx, row);
  return row;
}

function isTime(time: Date, text: string): boolean {
  return time.getTime() === Date.parse(text);
}

/** A photo of a review that the caller may see; the look is noted. Throws `notFound`. */
export async function downloadReviewFile(
  { fileId }: RequestOf<Calls['downloadReviewFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const belongs = (await reviewOfFile(db, fileId)) ?? refuse('notFound');
  const review = (await findReview(db, belongs.kind, belongs.id)) ?? refuse('notFound');
  const mayLook = reviewKindsOf(context.staffMember.role).includes(review.kind);
  const file = await findFile(db, fileId);
  if (!mayLook || file === undefined) refuse('notFound');
  await noteLook('downloadReviewFile', review, context);
  await answerWithFile(file, context);
  return {};
}

export async function presentDetail(
  review: ReviewRecord,
  context: CallContext,
): Promise<ReviewDetail> {
  const { db } = context.deps;
  const { id, kind, person_id: personId, status } = review;
  const files = await filesOf(db, kind, id);
  return {
    ...presentReview(review),
    reason: review.reason,
    fields: await clearFields[kind]({ id, personId }, context),
    profile: await comparedProfile(personId, context),
    ...(kind === 'company' ? { sameNumber: await sameNumber(personId, context) } : {}),
    ...(kind === 'translatorCertificate' ? { certificateFields: await fieldsOf(db, id) } : {}),
    files: files.map(presentFile),
    events: await eventsOf(db, kind, id),
    allowedActions: allowedActions(kind, status, context),
  };
}

async function eventsOf(db: Queryable, kind: VerificationKind, id: string) {
  const events = await reviewEvents(db, id);
  // The log has it from the same moment.
  const decided = kind === 'translatorCertificate' ? await actsOn(db, id, 'decideReview') : [];
  const confirmed = new Map(
    decided.map(({ at, details }) => [at.getTime(), readAuditList(details.provenFields)]),
  );
  return events.map(({ action, by, reason, at }) => {
    const provenFieldIds = action === 'certify' ? confirmed.get(at.getTime()) : undefined;
    return {
      action,
      by,
      reason,
      time: at.toISOString(),
      ...(provenFieldIds === undefined ? {} : { provenFieldIds }),
    };
  });
}

async function fieldsOf(db: Queryable, id: string) {
  const certificate = (await findCertificateById(db, id)) ?? refuse('notFound');
  const corrections = await actsOn(db, id, 'setProvenFields');
  return {
    ...presentFields(certificate),
    corrections: corrections.map(({ by, details, at }) => ({
      by,
      provenFieldIds: readAuditList(details.provenFields),
      time: at.toISOString(),
    })),
  };
}

function filesOf(db: Queryable, kind: VerificationKind, id: string): Promise<StoredFile[]> {
  if (kind === 'settlementMethod') return Promise.resolve([]);
  if (kind === 'translatorCertificate') return certificateFiles(db, id);
  return verificationFiles(db, kind, id);
}

export function allowedActions(
  kind: VerificationKind,
  status: ReviewRecord['status'],
  { language, now }: CallContext,
) {
  const states = actionsFor(verificationLifecycle, status, 'staff', { kind }, now);
  return presentActions(states, offered, language);
}

/** Throws `staffForbidden`. */
export function requireQueue(kind: VerificationKind, { staffMember }: CallContext): void {
  if (!reviewKindsOf(staffMember.role).includes(kind)) refuse('staffForbidden');
}

function noteLook(action: string, review: ReviewRecord, context: CallContext): Promise<void> {
  return transaction(context.deps.db, (tx) =>
    recordAudit(tx, context, {
      action,
      subject: review.kind,
      subjectId: review.id,
      details: { personId: review.person_id },
    }),
  );
}
