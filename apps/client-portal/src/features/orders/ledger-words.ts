import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerAccount, LedgerEvent } from '@tolk/domain';

/** What moved the money, for somebody who has never seen a ledger. */
export const ledgerEventNames: Record<LedgerEvent, MessageDescriptor> = {
  paid: msg`You paid`,
  completed: msg`Results accepted: the money is released`,
  holdOver: msg`The supplier may withdraw the money`,
  refundStarted: msg`Refund started`,
  refundConfirmed: msg`Refund arrived`,
  latePaid: msg`A late payment goes back to you`,
};

/** Where the money is. */
export const ledgerAccountNames: Record<LedgerAccount, MessageDescriptor> = {
  gatewayClearing: msg`Received from you`,
  escrow: msg`Held for the work`,
  deferredFee: msg`Handling fee, held`,
  feeRevenue: msg`Handling fee, charged`,
  commission: msg`Commission`,
  supplierPending: msg`Supplier, not yet payable`,
  supplierAvailable: msg`Supplier, payable`,
  supplierReceivable: msg`Owed by the supplier`,
  disputedEscrow: msg`Held for the appeal`,
  refundInTransit: msg`On its way back to you`,
  payoutInTransit: msg`On its way to the supplier`,
  payoutFees: msg`Payout fees`,
  fxPosition: msg`Currency exchange`,
  bank: msg`Bank`,
};
