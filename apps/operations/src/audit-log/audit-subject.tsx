import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { verificationKinds } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { RoomLink } from '../staff-access/room-link.tsx';

/** Subjects with a room of their own. */
const roomSubjects = {
  order: { room: 'orders', word: msg`Order` },
  appeal: { room: 'appeals', word: msg`Appeal` },
  settlement: { room: 'settlements', word: msg`Settlement application` },
} as const;

function isRoomSubject(subject: string): subject is keyof typeof roomSubjects {
  return subject in roomSubjects;
}

/** What an act was done to, as a link where there is a screen for it. */
export function AuditSubject({ entry }: { entry: Pick<AuditEntry, 'subject' | 'subjectId'> }) {
  const { i18n } = useLingui();
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
  if (isRoomSubject(subject)) {
    const { room, word } = roomSubjects[subject];
    return (
      <RoomLink room={room} id={subjectId}>
        {i18n._(word)}
      </RoomLink>
    );
  }
  if (subject === 'payoutBatch') {
    return (
      <TextLink component={RouteLink} to="payoutBatch" params={{ id: subjectId }}>
        <Trans>Payout batch</Trans>
      </TextLink>
    );
  }
  if (subject === 'reconciliation') {
    return (
      <TextLink component={RouteLink} to="reconciliation" params={{ id: subjectId }}>
        <Trans>Reconciled day</Trans>
      </TextLink>
    );
  }
  return null;
}
