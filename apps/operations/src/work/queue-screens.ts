import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VerificationKind, WorkKind, WorkQueue } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';
import type { RouteName } from '@tolk/platform';
import { reviewKinds } from '../verifications/review-labels.ts';

interface QueueScreen {
  readonly label: MessageDescriptor;
  /** The queue’s screen, filtered to what waits. */
  readonly to: RouteName;
  readonly params?: Readonly<Record<string, string>>;
}

/** Each queue with its screen. */
export const queueScreens: Readonly<Record<WorkQueue, QueueScreen>> = orNewer(
  {
    appealsEscalated: { label: msg`Appeals without a ruling for too long`, to: 'staffAppeals' },
    appealsAnswered: { label: msg`Answers from parties to appeals`, to: 'staffAppeals' },
    appealsToRule: {
      label: msg`Appeals to be ruled`,
      to: 'staffAppeals',
      params: { status: 'mediation' },
    },
    appealsToReview: {
      label: msg`Rulings to be reviewed`,
      to: 'staffAppeals',
      params: { status: 'inReview' },
    },
    feedbackToAnswer: { label: msg`Feedback to be answered`, to: 'staffFeedback' },
    serviceToAnswer: {
      label: msg`Customers who wait for an answer`,
      to: 'serviceDesk',
      params: { box: 'waiting' },
    },
    messagesReported: { label: msg`Reported messages to be decided`, to: 'messageReports' },
    contentReported: {
      label: msg`Reported content to be decided`,
      to: 'moderation',
      params: { state: 'reported' },
    },
    hidingsAppealed: {
      label: msg`Appeals against moderation`,
      to: 'moderation',
      params: { state: 'appealed' },
    },
    fraudToDecide: { label: msg`Signs of fraud to look into`, to: 'fraudCases' },
    testsToGive: { label: msg`Language tests that need a text`, to: 'offlineTests' },
    testsToMark: { label: msg`Test translations to be marked`, to: 'offlineTests' },
    settlementsToBatch: { label: msg`Withdrawal requests to be batched`, to: 'settlements' },
    batchesToApprove: {
      label: msg`Payout batches awaiting approval`,
      to: 'settlements',
      params: { tab: 'batches' },
    },
    refundsToDecide: {
      label: msg`Refunds to be decided`,
      to: 'refunds',
      params: { status: 'proposed' },
    },
    refundsFailed: { label: msg`Refunds that failed`, to: 'refunds', params: { status: 'failed' } },
    incidents: {
      label: msg({ message: 'Unmatched payments', context: 'menu' }),
      to: 'refunds',
      params: { tab: 'incidents', open: 'yes' },
    },
    taxInvoicesToIssue: { label: msg`Tax invoices to issue or correct`, to: 'staffTaxInvoices' },
    differences: {
      label: msg`Mismatches with provider statements`,
      to: 'reconciliations',
      params: { show: 'different' },
    },
    transfersUnknown: {
      label: msg`Bank transfers without an order`,
      to: 'incomingTransfers',
      params: { outcome: 'unknown' },
    },
  },
  { label: newerName, to: 'staffWork' },
);

function isReview(kind: WorkKind): kind is VerificationKind {
  return kind in reviewKinds;
}

/** What a case waits for, in words. */
export function workKindLabel(kind: WorkKind): MessageDescriptor {
  return isReview(kind) ? reviewKinds[kind] : queueScreens[kind].label;
}
