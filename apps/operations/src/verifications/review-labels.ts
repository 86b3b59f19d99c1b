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
import { newerLook, newerName, orNewer } from '@tolk/labels';

export const reviewKinds: Readonly<Record<VerificationKind, MessageDescriptor>> = orNewer(
  {
    realName: msg({ message: 'Real-name verification', context: 'subject' }),
    company: msg({ message: 'Company verification', context: 'subject' }),
    settlementMethod: msg({ message: 'Settlement method', context: 'subject' }),
    translatorCertificate: msg({ message: 'Translation certificate', context: 'subject' }),
  },
  newerName,
);

/** The states as the staff sees them: what waits for it is its turn. */
export const reviewStatuses: Readonly<
  Record<VerificationStatus, { label: MessageDescriptor; tone: Tone }>
> = orNewer(
  {
    submitted: { label: msg`To be checked`, tone: 'attention' },
    draft: { label: msg`More was asked for`, tone: 'waiting' },
    certified: { label: msg({ message: 'Certified', context: 'status' }), tone: 'success' },
    refused: { label: msg({ message: 'Refused', context: 'status' }), tone: 'danger' },
  },
  newerLook,
);

/** What has happened, as the history and the audit log say it. */
export const reviewActs: Readonly<Record<VerificationAction, MessageDescriptor>> = orNewer(
  {
    submit: msg({ message: 'Submitted', context: 'event' }),
    certify: msg({ message: 'Certified', context: 'event' }),
    refuse: msg({ message: 'Refused', context: 'event' }),
    askAgain: msg`More was asked for`,
    revoke: msg({ message: 'Revoked', context: 'event' }),
  },
  newerName,
);

export const documentTypeLabels: Readonly<Record<DocumentType, MessageDescriptor>> = orNewer(
  {
    idCard: msg`Citizen ID card`,
    passport: msg({ message: 'Passport', context: 'option' }),
  },
  newerName,
);

export const methodLabels: Readonly<Record<SettlementMethodName, MessageDescriptor>> = orNewer(
  {
    personalCard: msg`Chinese personal card`,
    corporateCard: msg`Chinese corporate account`,
    paypal: msg`PayPal`,
    payoneer: msg`Payoneer`,
  },
  newerName,
);

const subjects: Readonly<Record<string, MessageDescriptor>> = {
  ...documentTypeLabels,
  ...methodLabels,
};

/** What is checked in a word; a company has its own name. */
export function subjectWord(subject: string): MessageDescriptor | string {
  return subjects[subject] ?? subject;
}
