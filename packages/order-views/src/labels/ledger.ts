import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Identity, LedgerAccount, LedgerEvent } from '@tolk/domain';

/** What happened to the money, for people who keep no books. */
export const ledgerEventLabels: Readonly<Record<LedgerEvent, MessageDescriptor>> = {
  paid: msg`The client paid; the money is held safely`,
  completed: msg`The results were accepted; the held money was released`,
  holdOver: msg`The seven-day hold ended`,
  refundStarted: msg`A refund was started`,
  refundConfirmed: msg`The refund arrived`,
  latePaid: msg`A payment came too late and goes back`,
};

/** Where money lies, as everybody calls it. */
const accountLabels: Readonly<Record<LedgerAccount, MessageDescriptor>> = {
  gatewayClearing: msg`Paid by the client`,
  escrow: msg`Held for this order`,
  deferredFee: msg`Handling fee, held`,
  feeRevenue: msg`Handling fee`,
  commission: msg`Commission`,
  supplierPending: msg`Supplier’s earnings, on hold`,
  supplierAvailable: msg`Supplier’s earnings, available`,
  supplierReceivable: msg`Owed by the supplier`,
  disputedEscrow: msg`Held because of an appeal`,
  refundInTransit: msg`Refund under way`,
  payoutInTransit: msg`Payout under way`,
  payoutFees: msg`Payout fees`,
  fxPosition: msg`Currency exchange`,
  bank: msg`Bank`,
};

const ownLabels: Readonly<Record<Identity, Partial<Record<LedgerAccount, MessageDescriptor>>>> = {
  supplier: {
    supplierPending: msg`Your earnings, on hold`,
    supplierAvailable: msg`Your earnings, available`,
    supplierReceivable: msg`Owed by you`,
    payoutInTransit: msg`Your payout, under way`,
  },
  client: { gatewayClearing: msg`Paid by you`, refundInTransit: msg`Your refund, under way` },
};

/** Where money lies, told to the one who reads it. */
export function ledgerAccountLabel(account: LedgerAccount, viewer: Identity): MessageDescriptor {
  return ownLabels[viewer][account] ?? accountLabels[account];
}

/** Accounts that grow by a debit: what the platform has, not what it owes. */
const assets: readonly LedgerAccount[] = [
  'gatewayClearing',
  'bank',
  'supplierReceivable',
  'payoutFees',
];

/** By how much a line changes what lies in its account, minor units; negative when it gets less. */
export function changeOf(line: { account: LedgerAccount; debit: number; credit: number }): number {
  const change = line.credit - line.debit;
  return assets.includes(line.account) ? -change : change;
}
