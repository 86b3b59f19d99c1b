import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Fields of the three forms, by their name on the wire. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  documentType: msg`Document`,
  name: msg`Full name`,
  number: msg`Number of the document`,
  birthDate: msg`Birth date by the number`,
  sex: msg`Sex by the number`,
  companyName: msg`Company name`,
  creditCode: msg`Unified social credit code`,
  legalRepresentative: msg`Legal representative`,
  idNumber: msg`Citizen ID number`,
  cardNumber: msg`Card number`,
  account: msg`Account number`,
  province: msg`Province of the bank`,
  city: msg`City of the bank`,
  bank: msg`Bank`,
  branch: msg`Branch`,
};
