import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type {
  DocumentType,
  SettlementMethodName,
  VerificationAction,
  VerificationKind,
  VerificationStatus,
} from '@tolk/domain';

export const reviewKinds: Readonly<Record<VerificationKind, MessageDescriptor>> = {
  realName: msg`Real-name verification`,
  company: msg`Company certification`,
  settlementMethod: msg`Settlement method`,
};

/** The states as the staff sees them: what waits for it is its turn. */
export const reviewStatuses: Readonly<
  Record<VerificationStatus, { label: MessageDescriptor; tone: Tone }>
> = {
  submitted: { label: msg`To be checked`, tone: 'attention' },
  draft: { label: msg`Asked for more`, tone: 'waiting' },
  certified: { label: msg`Certified`, tone: 'success' },
  refused: { label: msg`Refused`, tone: 'danger' },
};

/** What has happened, as the history and the audit log say it. */
export const reviewActs: Readonly<Record<VerificationAction, MessageDescriptor>> = {
  submit: msg`Submitted`,
  certify: msg`Certified`,
  refuse: msg`Refused`,
  askAgain: msg`Asked for more`,
  revoke: msg`Revoked`,
};

export const documentTypeLabels: Readonly<Record<DocumentType, MessageDescriptor>> = {
  idCard: msg`Citizen ID card`,
  passport: msg`Passport`,
};

export const methodLabels: Readonly<Record<SettlementMethodName, MessageDescriptor>> = {
  personalCard: msg`Chinese personal card`,
  corporateCard: msg`Chinese corporate account`,
  paypal: msg`PayPal`,
  payoneer: msg`Payoneer`,
};

const subjects: Readonly<Record<string, MessageDescriptor>> = {
  ...documentTypeLabels,
  ...methodLabels,
};

/** What is checked in a word; a company has its own name. */
export function subjectWord(subject: string): MessageDescriptor | string {
  return subjects[subject] ?? subject;
}
