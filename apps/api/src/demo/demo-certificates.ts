import { addMs, DAY, HOUR } from '@tolk/domain';
import { translatorCertificates } from '@tolk/demo-data';
import { decideReview } from '../console/verifications/reviews.ts';
import type { Dependencies } from '../dependencies.ts';
import { submitTranslatorCertificate } from '../profiles/certification/translator-certificates.ts';
import { contextOf, staffContextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';
import { memberOf, type DemoStaff } from './demo-staff.ts';
import { drawDocument } from './demo-verifications.ts';

/** The day on which the people of the demo joined: before their tests, whose points stay to be seen. */
const certifiedMs = 399 * DAY;
const waitingMs = 6 * HOUR;

/** Certificates with the fields that they prove: some confirmed, one that waits for the staff. */
export async function submitDemoCertificates(
  deps: Dependencies,
  people: Ids,
  staff: DemoStaff,
  now: Date,
): Promise<void> {
  for (const { key, fields, isCertified, ...certificate } of translatorCertificates) {
    const at = addMs(now, isCertified ? -certifiedMs : -waitingMs);
    const supplier = contextOf(deps, idOf(people, key), 'supplier', at);
    const photoIds = [await drawDocument(supplier)];
    const form = { ...certificate, whFieldIds: [...fields], photoIds };
    const { translatorCertificateId } = await submitTranslatorCertificate(form, supplier);
    if (!isCertified) continue;
    await decideReview(
      {
        kind: 'translatorCertificate',
        reviewId: translatorCertificateId,
        decision: 'certify',
        reason: '',
        provenFieldIds: [...fields],
      },
      staffContextOf(deps, memberOf(staff, 'reviewer'), at),
    );
  }
}
