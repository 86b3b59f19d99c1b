import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotedSubject } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';
import type { RouteName } from '@tolk/platform';
import { reviewKinds } from '../verifications/review-labels.ts';

interface RecordScreen {
  to: RouteName;
  params: Readonly<Record<string, string>>;
}

interface RecordKind {
  readonly label: MessageDescriptor;
  /** The screen of one record. */
  readonly at: (id: string) => RecordScreen;
}

const review = (kind: keyof typeof reviewKinds): RecordKind => ({
  label: reviewKinds[kind],
  at: (reviewId) => ({ to: 'review', params: { kind, reviewId } }),
});

const byId = (to: RouteName) => (id: string) => ({ to, params: { id } });

/** Each kind of record that staff work on or write notes about, with its screen. */
export const recordKinds: Readonly<Record<NotedSubject, RecordKind>> = orNewer(
  {
    realName: review('realName'),
    settlementMethod: review('settlementMethod'),
    company: review('company'),
    translatorCertificate: review('translatorCertificate'),
    appeal: { label: msg({ message: 'Appeal', context: 'option' }), at: byId('staffAppeal') },
    feedback: {
      label: msg({ message: 'Feedback', context: 'option' }),
      at: byId('staffFeedbackReport'),
    },
    serviceConversation: {
      label: msg({ message: 'Conversation', context: 'record' }),
      at: byId('serviceConversation'),
    },
    testRequest: {
      label: msg({ message: 'Requested test', context: 'record' }),
      at: byId('testRequest'),
    },
    settlement: {
      label: msg({ message: 'Withdrawal request', context: 'option' }),
      at: byId('settlement'),
    },
    payoutBatch: {
      label: msg({ message: 'Payout batch', context: 'record' }),
      at: byId('payoutBatch'),
    },
    refund: {
      label: msg({ message: 'Refund', context: 'record' }),
      at: byId('refunds'),
    },
    paymentIncident: {
      label: msg({ message: 'Unmatched payment', context: 'record' }),
      at: (id) => ({ to: 'refunds', params: { tab: 'incidents', id } }),
    },
    taxInvoice: {
      label: msg({ message: 'Tax invoice', context: 'option' }),
      at: byId('staffTaxInvoice'),
    },
    reconciliationDifference: {
      label: msg({ message: 'Mismatch', context: 'record' }),
      at: (difference) => ({ to: 'reconciliation', params: { difference } }),
    },
    incomingTransfer: {
      label: msg({ message: 'Bank transfer', context: 'record' }),
      at: byId('incomingTransfers'),
    },
    reportedContent: {
      label: msg({ message: 'Reported content', context: 'record' }),
      at: (reported) => ({ to: 'hiding', params: { reported } }),
    },
    moderation: {
      label: msg({ message: 'Appeal against moderation', context: 'record' }),
      at: byId('hiding'),
    },
    fraudCase: {
      label: msg({ message: 'Signs of fraud', context: 'record' }),
      at: byId('fraudCases'),
    },
    messageReport: {
      label: msg({ message: 'Reported message', context: 'record' }),
      at: (messageReportId) => ({ to: 'messageReport', params: { messageReportId } }),
    },
    person: {
      label: msg({ message: 'User', context: 'record' }),
      at: (personId) => ({ to: 'user', params: { personId } }),
    },
    order: {
      label: msg({ message: 'Order', context: 'option' }),
      at: byId('staffOrder'),
    },
  },
  { label: newerName, at: () => ({ to: 'staffWork', params: {} }) },
);
