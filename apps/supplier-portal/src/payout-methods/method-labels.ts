import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { bounds, type SettlementMethodName } from '@tolk/domain';

const { paypalFee, minimumPayout, minimumPayoneer, bankDays, walletDays } = bounds;

const toBank = msg`Usually arrives within ${bankDays} working days of your application.`;
const toWallet = msg`Usually arrives within ${walletDays} working days of your application.`;
const free = msg`No payout fee. Minimum ${minimumPayout}.`;

interface MethodLabel {
  name: MessageDescriptor;
  /** Whom it is for and what it pays. */
  about: MessageDescriptor;
  /** What it takes from the earnings, and from which sum on it pays (docs/product/rules.md#constants). */
  cost: MessageDescriptor;
  arrival: MessageDescriptor;
}

export const methodLabels: Readonly<Record<SettlementMethodName, MethodLabel>> = {
  personalCard: {
    name: msg`Chinese personal card`,
    about: msg`CNY to your own China UnionPay debit card. No credit cards or other people’s cards.`,
    cost: free,
    arrival: toBank,
  },
  corporateCard: {
    name: msg`Chinese corporate account`,
    about: msg`CNY to your company’s account. The company must be verified and provide an invoice.`,
    cost: free,
    arrival: toBank,
  },
  paypal: {
    name: msg`PayPal`,
    about: msg`USD to your own PayPal account.`,
    cost: msg`Payout fee of ${paypalFee}. Minimum ${minimumPayout}.`,
    arrival: toWallet,
  },
  payoneer: {
    name: msg`Payoneer`,
    about: msg`USD to your own Payoneer account.`,
    cost: msg`No payout fee. Minimum ${minimumPayoneer}.`,
    arrival: toWallet,
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
