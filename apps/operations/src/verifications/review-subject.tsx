import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '@tolk/contract';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { useLanguage } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';
import { reviewKinds, subjectWord } from './review-labels.ts';

/** `Real name · Passport`: which queue, and what is checked. */
export function ReviewSubject({ review }: { review: Pick<ReviewRow, 'kind' | 'subject'> }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { kind, subject } = review;
  const word =
    kind === 'translatorCertificate'
      ? nameIn(certificateBodies, subject, language)
      : subjectWord(subject);
  return (
    <>
      {i18n._(reviewKinds[kind])} · {typeof word === 'string' ? word : i18n._(word)}
    </>
  );
}
