import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bounds, type Identity, type LedgerAccount, type LedgerEvent } from '@tolk/domain';

const { holdDays } = bounds;

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

/** What happened to the money, for people who keep no books. */
const eventLabels: Labels<LedgerEvent> = {
  paid: msg`The client paid; the money is held safely`,
  completed: msg`The work was accepted; the held money was released`,
  holdOver: msg`The hold of ${holdDays} days ended`,
  differencePaid: msg`The difference of an agreed change was paid`,
  differenceRefunded: msg`The price was lowered by agreement; the difference goes back`,
  refundStarted: msg`A refund was started`,
  refundConfirmed: msg`The refund arrived`,
  refundedByHand: msg`The refund was made manually`,
  latePaid: msg`A payment came too late and goes back`,
  unmatchedPaid: msg`An unmatched payment was refunded`,
  transferReceived: msg`A bank transfer was received`,
  transferReturned: msg`A bank transfer was sent back`,
  // By consent, or by the terms on which a booking is cancelled.
  agreed: msg`The order ended early; the held money was divided`,
  appealed: msg`An appeal was opened; the held money stays where it is`,
  appealedAfter: msg`An appeal was opened after completion; the money is held again`,
  appealOver: msg`The appeal ended; the money is held for the work`,
  appealOverAfter: msg`The appeal ended; the held money was released again`,
  reopened: msg`The work is done again by a ruling; the money is held for it`,
  ruled: msg`The ruling was carried out; the held money was divided`,
  clawedBack: msg`The client got money back after completion`,
  markingEarned: msg`A test translation was marked`,
  settlementApplied: msg`A settlement was applied for`,
  settlementUndone: msg`The settlement was undone; the money is available again`,
  paidOut: msg`The payout was made`,
  payoutReturned: msg`The payout came back; the money is available again`,
};

/** Where money lies, as everybody calls it. */
const accountLabels: Labels<LedgerAccount> = {
  gatewayClearing: msg`Received from the client`,
  escrow: msg`Held for the work`,
  deferredFee: msg`Service fee, held`,
  feeRevenue: msg`Service fee, charged`,
  commission: msg({ message: 'Commission', context: 'account' }),
  supplierPending: msg`Supplier’s earnings, on hold`,
  supplierAvailable: msg`Supplier’s earnings, available`,
  supplierReceivable: msg`Owed by the supplier`,
  disputedEscrow: msg`Held for the appeal`,
  refundInTransit: msg`Refund to the client in progress`,
  payoutInTransit: msg`Payout under way`,
  payoutFees: msg({ message: 'Payout fees', context: 'account' }),
  testingCosts: msg({ message: 'Marking of tests', context: 'account' }),
  fxPosition: msg({ message: 'Currency exchange', context: 'account' }),
  bank: msg({ message: 'Bank', context: 'account' }),
};

type Own<Key extends string> = Readonly<Record<Identity, Partial<Labels<Key>>>>;

const ownEventLabels: Own<LedgerEvent> = {
  supplier: {
    clawedBack: msg`The client got money back; your part was taken from your earnings`,
    markingEarned: msg`You marked a test translation`,
    settlementApplied: msg`You applied for a settlement`,
  },
  client: {
    paid: msg`You paid; the money is held safely`,
    differencePaid: msg`You paid the difference of an agreed change`,
    differenceRefunded: msg`The price was lowered by agreement; the difference goes back to you`,
    latePaid: msg`A late payment goes back to you`,
    unmatchedPaid: msg`A payment that didn’t match is refunded to you`,
    clawedBack: msg`You got money back after completion`,
  },
};

const ownAccountLabels: Own<LedgerAccount> = {
  supplier: {
    supplierPending: msg`Your earnings, on hold`,
    supplierAvailable: msg`Your earnings, available`,
    supplierReceivable: msg`Owed by you`,
    payoutInTransit: msg`Your payout, under way`,
  },
  client: {
    gatewayClearing: msg`Received from you`,
    refundInTransit: msg`On its way back to you`,
  },
};

/** What happened to the money, told to the party who reads it; staff is neither. */
export function ledgerEventLabel(event: LedgerEvent, viewer?: Identity): MessageDescriptor {
  return (viewer && ownEventLabels[viewer][event]) ?? eventLabels[event];
}

/** Where money lies, told to the party who reads it; staff is neither. */
export function ledgerAccountLabel(account: LedgerAccount, viewer?: Identity): MessageDescriptor {
  return (viewer && ownAccountLabels[viewer][account]) ?? accountLabels[account];
}

/** Accounts that grow by a debit: what the platform has, not what it owes. */
const assets: readonly LedgerAccount[] = [
  'gatewayClearing',
  'bank',
  'supplierReceivable',
  'payoutFees',
  'testingCosts',
];

/** By how much a line changes what lies in its account, minor units; negative when it gets less. */
export function changeOf(line: { account: LedgerAccount; debit: number; credit: number }): number {
  const change = line.credit - line.debit;
  return assets.includes(line.account) ? -change : change;
}
