import type { RequestOf, ReviewDetail, calls } from '@tolk/contract';
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
 * `conflict` unless it is certified, 422 at `provenFieldIds`.
 */
export async function setProvenFields(
  { reviewId, provenFieldIds }: RequestOf<Call>,
  context: CallContext,
): Promise<ReviewDetail> {
  requireQueue(kind, context);
  const { deps, now } = context;
  await context.transaction(async (tx) => {
    const { person_id: personId } = (await findReview(tx, kind, reviewId)) ?? refuse('notFound');
    // As a decision does: nothing else changes the certificate meanwhile.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('notFound');
    const row = (await findCertificateById(tx, reviewId)) ?? refuse('notFound');
    if (row.status !== 'certified') {
      refuse('conflict', { data: { allowedActions: allowedActions(kind, row.status, context) } });
    }
    const kept = [...row.fields, ...row.proven_fields];
    requireNoFaults(provableFaults('provenFieldIds', provenFieldIds, kept));
    await setWhatCounts(tx, row.id, {
      languageTestId: row.language_test_id,
      provenFields: provenFieldIds,
    });
    await recordAudit(tx, context, {
      action: 'setProvenFields',
      subject: kind,
      subjectId: row.id,
      details: { personId, provenFields: provenFieldIds.join(', ') },
    });
    await tellProvenFields(tx, deps.jobs, { personId, provenFields: provenFieldIds, at: now });
    invalidate(tx, personId, ['Certification', 'LanguageTest', 'Resume']);
  });
  const corrected = (await findReview(deps.db, kind, reviewId)) ?? refuse('notFound');
  return presentDetail(corrected, context);
}
