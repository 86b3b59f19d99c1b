import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { bounds, type SettlementMethodName } from '@tolk/domain';

const { paypalFee, minimumPayoneer } = bounds;

interface MethodLabel {
  name: MessageDescriptor;
  /** Whom it is for, what it pays and what it costs (docs/product/rules.md#constants). */
  about: MessageDescriptor;
}

export const methodLabels: Readonly<Record<SettlementMethodName, MethodLabel>> = {
  personalCard: {
    name: msg`Chinese personal card`,
    about: msg`CNY to your own China UnionPay debit card. No credit cards or other people’s cards.`,
  },
  corporateCard: {
    name: msg`Chinese corporate account`,
    about: msg`CNY to your company’s account. The company must be verified and provide an invoice.`,
  },
  paypal: {
    name: msg`PayPal`,
    about: msg`USD to your own PayPal account, with a payout fee of ${paypalFee}.`,
  },
  payoneer: {
    name: msg`Payoneer`,
    about: msg`USD to your own Payoneer account, minimum ${minimumPayoneer}.`,
  },
};

/** Names of the fields that a method shows, in their order. */
export const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ message: 'Real name', context: 'fact' }),
  companyName: msg({ message: 'Company name', context: 'fact' }),
  idNumber: msg`Citizen ID number`,
  creditCode: msg`Unified social credit code`,
  cardNumber: msg({ message: 'Card number', context: 'fact' }),
  account: msg({ message: 'Account', context: 'fact' }),
  province: msg({ message: 'Province', context: 'fact' }),
  city: msg({ message: 'City', context: 'fact' }),
  bank: msg({ message: 'Bank', context: 'fact' }),
  branch: msg({ message: 'Branch', context: 'fact' }),
};
