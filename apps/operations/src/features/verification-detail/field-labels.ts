import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Fields of the three forms, by their name on the wire. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  documentType: msg({ message: 'Document', context: 'fact' }),
  name: msg({ message: 'Full name', context: 'fact' }),
  number: msg`Number of the document`,
  birthDate: msg`Birth date by the number`,
  sex: msg`Sex by the number`,
  companyName: msg({ message: 'Company name', context: 'fact' }),
  country: msg`Country or region`,
  creditCode: msg`Unified social credit code`,
  registrationNumber: msg({ message: 'Registration number', context: 'company' }),
  vatNumber: msg({ message: 'VAT number', context: 'company' }),
  legalRepresentative: msg({ message: 'Legal representative', context: 'fact' }),
  idNumber: msg`Citizen ID number`,
  cardNumber: msg({ message: 'Card number', context: 'fact' }),
  account: msg({ message: 'Account number', context: 'fact' }),
  province: msg`Province of the bank`,
  city: msg`City of the bank`,
  bank: msg({ message: 'Bank', context: 'fact' }),
  branch: msg({ message: 'Branch', context: 'fact' }),
  certificateBody: msg({ message: 'Issued by', context: 'fact' }),
  certificateNumber: msg`Number of the certificate`,
  level: msg({ message: 'Level', context: 'certificate' }),
  sourceLanguage: msg({ message: 'Source language', context: 'fact' }),
  targetLanguage: msg({ message: 'Target language', context: 'fact' }),
  issuedMonth: msg`Month of issue`,
};
