import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import {
  bounds,
  type CompanyNumberKind,
  type DocumentType,
  type VerificationStatus,
} from '@tolk/domain';

const { certificationDays } = bounds;

interface VerificationChip {
  label: MessageDescriptor;
  tone: Tone;
  /** What it means to the person. */
  about: MessageDescriptor;
}

/** The states of a verification, told to the person whom it is about. */
export const verificationChips: Readonly<Record<VerificationStatus, VerificationChip>> = {
  draft: {
    label: msg({ message: 'Not verified', context: 'status' }),
    tone: 'neutral',
    about: msg`Send your documents for our staff to check.`,
  },
  submitted: {
    label: msg({ message: 'Being checked', context: 'status' }),
    tone: 'waiting',
    about: msg`Our staff are checking your documents, usually within ${plural(certificationDays, { one: '# working day', other: '# working days' })}. Nothing can be changed until they finish.`,
  },
  certified: {
    label: msg({ message: 'Verified', context: 'status' }),
    tone: 'success',
    about: msg`Verified. If anything changes, contact customer service.`,
  },
  refused: {
    label: msg({ message: 'Refused', context: 'status' }),
    tone: 'danger',
    about: msg`Correct the points below and submit again.`,
  },
};

/** Staff needs more before it decides: a draft with a reason. */
export const askedAgainLook: VerificationChip = {
  label: msg`More is needed`,
  tone: 'attention',
  about: msg`Add what is asked for and send it again.`,
};

export const companyNumberLabels: Readonly<Record<CompanyNumberKind, MessageDescriptor>> = {
  creditCode: msg`Unified social credit code`,
  registrationNumber: msg({ message: 'Registration number', context: 'company' }),
  vatNumber: msg({ message: 'VAT number', context: 'company' }),
};

export const documentTypeLabels: Readonly<Record<DocumentType, MessageDescriptor>> = {
  idCard: msg`Citizen ID card`,
  passport: msg({ message: 'Passport', context: 'option' }),
};
