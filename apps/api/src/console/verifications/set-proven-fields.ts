import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, ReviewDetail, calls } from '@tolk/contract';
import { auditList } from '@tolk/contract/audit-list';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  findCertificateById,
  setWhatCounts,
} from '../../profiles/certification/certificate-repository.ts';
import { provableFaults } from '../../profiles/certification/translator-certificates.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { findReview } from './review-repository.ts';
import { allowedActions, presentDetail, requireQueue } from './reviews.ts';
import { tellProvenFields } from './tell-decision.ts';

const kind = 'translatorCertificate';
type Call = typeof calls.opsinterface.reviews.setProvenFields;

/**
 * Corrects what a certified certificate proves; the person is told. Throws `staffForbidden`, `notFound`,
 * `conflict` unless it is certified and proves what the caller saw, 422 at `provenFieldIds`.
 */
export async function setProvenFields(
  { reviewId, provenFieldIds, seenProvenFieldIds }: RequestOf<Call>,
  context: CallContext,
): Promise<ReviewDetail> {
  requireQueue(kind, context);
  const { deps, now } = context;
  await context.transaction(async (tx) => {
    const { person_id: personId } = (await findReview(tx, kind, reviewId)) ?? refuse('notFound');
    // As a decision does: nothing else changes the certificate meanwhile.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('notFound');
    const row = (await findCertificateById(tx, reviewId)) ?? refuse('notFound');
    const isSeen =
      seenProvenFieldIds === undefined || areSame(seenProvenFieldIds, row.proven_fields);
    if (row.status !== 'certified' || !isSeen) {
      refuse('conflict', { data: { allowedActions: allowedActions(kind, row.status, context) } });
    }
    const kept = [...row.fields, ...row.proven_fields];
    requireNoFaults(provableFaults('provenFieldIds', provenFieldIds, kept));
    if (areSame(provenFieldIds, row.proven_fields)) return;
    await setWhatCounts(tx, row.id, {
      languageTestId: row.language_test_id,
      provenFields: provenFieldIds,
    });
    await recordAudit(tx, context, {
      action: 'setProvenFields',
      subject: kind,
      subjectId: row.id,
      details: { personId, provenFields: auditList(provenFieldIds) },
    });
    await tellProvenFields(tx, deps.jobs, {
      personId,
      certificate: row,
      provenFields: provenFieldIds,
      at: now,
    });
    invalidate(tx, personId, ['Certification', 'LanguageTest', 'Resume']);
  });
  const corrected = (await findReview(deps.db, kind, reviewId)) ?? refuse('notFound');
  return presentDetail(corrected, context);
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return isDeepStrictEqual(some.toSorted(), others.toSorted());
}
