import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { verificationKinds } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { reviewKinds } from '../verifications/review-labels.ts';
import { ScopeLink } from '../staff-access/scope-link.tsx';

/** Subjects with a scope of their own. */
const subjectScopes = {
  order: { scope: 'orders', word: msg({ message: 'Order', context: 'option' }) },
  appeal: { scope: 'appeals', word: msg({ message: 'Appeal', context: 'option' }) },
  feedback: { scope: 'feedback', word: msg({ message: 'Feedback', context: 'option' }) },
  settlement: {
    scope: 'settlements',
    word: msg({ message: 'Withdrawal request', context: 'option' }),
  },
  taxInvoice: { scope: 'taxInvoices', word: msg({ message: 'Tax invoice', context: 'option' }) },
} as const;

function hasScope(subject: string): subject is keyof typeof subjectScopes {
  return subject in subjectScopes;
}

type Subject = Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>;

/** What an act was done to by its name or number, as a link where there is a screen for it. */
export function AuditSubject({ entry }: { entry: Subject }) {
  const { i18n } = useLingui();
  const { subject, subjectId, subjectName } = entry;
  if (!subjectId) return null;
  const kind = verificationKinds.find((one) => one === subject);
  if (kind) {
    return (
      <TextLink component={RouteLink} to="review" params={{ kind, reviewId: subjectId }}>
        {i18n._(reviewKinds[kind])}
        {subjectName ? ` · ${subjectName}` : null}
      </TextLink>
    );
  }
  if (subject === 'person') {
    return (
      <TextLink component={RouteLink} to="user" params={{ personId: subjectId }}>
        {subjectName ?? <Trans context="link">Account</Trans>}
      </TextLink>
    );
  }
  if (subject === 'testRequest') {
    return (
      <TextLink component={RouteLink} to="testRequest" params={{ id: subjectId }}>
        {subjectName ?? <Trans context="link">Requested test</Trans>}
      </TextLink>
    );
  }
  if (subject === 'messageReport') {
    return (
      <TextLink component={RouteLink} to="messageReport" params={{ messageReportId: subjectId }}>
        <Trans context="link">Reported message</Trans>
      </TextLink>
    );
  }
  if (subject === 'reportedContent') {
    return (
      <TextLink component={RouteLink} to="hiding" params={{ reported: subjectId }}>
        <Trans context="link">Reported content</Trans>
      </TextLink>
    );
  }
  if (subject === 'moderation') {
    return (
      <TextLink component={RouteLink} to="hiding" params={{ id: subjectId }}>
        <Trans context="link">Moderation</Trans>
      </TextLink>
    );
  }
  if (subject === 'fraudCase') {
    return (
      <TextLink component={RouteLink} to="fraudCases" params={{ id: subjectId }}>
        <Trans context="link">Signs of fraud</Trans>
      </TextLink>
    );
  }
  if (subject === 'serviceConversation') {
    return (
      <TextLink component={RouteLink} to="serviceConversation" params={{ id: subjectId }}>
        {subjectName ?? <Trans context="link">Conversation</Trans>}
      </TextLink>
    );
  }
  if (subject === 'frontEndFault') {
    return (
      <TextLink component={RouteLink} to="frontEndFault" params={{ faultId: subjectId }}>
        {subjectName ?? <Trans context="link">Front-end fault</Trans>}
      </TextLink>
    );
  }
  if (subject === 'question') {
    return (
      <TextLink component={RouteLink} to="question" params={{ questionId: subjectId }}>
        {subjectName ?? <Trans context="link">Question</Trans>}
      </TextLink>
    );
  }
  if (hasScope(subject)) {
    const { scope, word } = subjectScopes[subject];
    return (
      <ScopeLink scope={scope} id={subjectId}>
        {subjectName ?? i18n._(word)}
      </ScopeLink>
    );
  }
  if (subject === 'payoutBatch') {
    return (
      <TextLink component={RouteLink} to="payoutBatch" params={{ id: subjectId }}>
        {subjectName ?? <Trans context="link">Payout batch</Trans>}
      </TextLink>
    );
  }
  if (subject === 'incomingTransfer') {
    return (
      <TextLink component={RouteLink} to="incomingTransfers" params={{ search: subjectName ?? '' }}>
        {subjectName ?? <Trans context="link">Bank transfer</Trans>}
      </TextLink>
    );
  }
  if (subject === 'reconciliation') {
    return (
      <TextLink component={RouteLink} to="reconciliation" params={{ id: subjectId }}>
        {subjectName ?? <Trans context="link">Reconciled day</Trans>}
      </TextLink>
    );
  }
  return subjectName;
}
