import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { verificationKinds } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';

/** What an act was done to, as a link where there is a screen for it. */
export function AuditSubject({ entry }: { entry: Pick<AuditEntry, 'subject' | 'subjectId'> }) {
  const { subject, subjectId } = entry;
  if (!subjectId) return null;
  const kind = verificationKinds.find((one) => one === subject);
  if (kind) {
    return (
      <TextLink component={RouteLink} to="review" params={{ kind, reviewId: subjectId }}>
        <Trans>Review</Trans>
      </TextLink>
    );
  }
  if (subject === 'person') {
    return (
      <TextLink component={RouteLink} to="user" params={{ personId: subjectId }}>
        <Trans>Account</Trans>
      </TextLink>
    );
  }
  if (subject === 'question') {
    return (
      <TextLink component={RouteLink} to="question" params={{ questionId: subjectId }}>
        <Trans>Question</Trans>
      </TextLink>
    );
  }
  return null;
}
