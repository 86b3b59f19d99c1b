import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '@tolk/contract';
import { reviewKinds, subjectWord } from './review-labels.ts';

/** `Real name · Passport`: which queue, and what is checked. */
export function ReviewSubject({ review }: { review: Pick<ReviewRow, 'kind' | 'subject'> }) {
  const { i18n } = useLingui();
  const word = subjectWord(review.subject);
  return (
    <>
      {i18n._(reviewKinds[review.kind])} · {typeof word === 'string' ? word : i18n._(word)}
    </>
  );
}
