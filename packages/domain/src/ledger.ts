/**
 * The rules of the double-entry ledger (design, section 5): which accounts exist and which postings
 * each money event makes. Amounts are integer minor units; a line is a debit or a credit, never both.
 */
export const ledgerAccounts = [
  'gatewayClearing',
  'escrow',
  'deferredFee',
  'feeRevenue',
  'commission',
  'supplierPending',
  'supplierAvailable',
  'supplierReceivable',
  'disputedEscrow',
  'refundInTransit',
  'payoutInTransit',
  'payoutFees',
  'fxPosition',
  'bank',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerEvents = [
  'paid',
  'completed',
  'holdOver',
  'refundStarted',
  'refundConfirmed',
  'latePaid',
] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

export interface LedgerLine {
  account: LedgerAccount;
  debit: number;
  credit: number;
}

/** What an order's money consists of, in minor units: price, the client's fee, the commission kept. */
export interface OrderMoney {
  price: number;
  fee: number;
  commission: number;
}

function debit(account: LedgerAccount, amount: number): LedgerLine {
  return { account, debit: amount, credit: 0 };
}

function credit(account: LedgerAccount, amount: number): LedgerLine {
  return { account, debit: 0, credit: amount };
}

const postings: Record<LedgerEvent, (money: OrderMoney) => LedgerLine[]> = {
  paid: ({ price, fee }) => [
    debit('gatewayClearing', price + fee),
    credit('escrow', price),
    credit('deferredFee', fee),
  ],
  completed: ({ price, fee, commission }) => [
    debit('escrow', price),
    debit('deferredFee', fee),
    credit('supplierPending', price - commission),
    credit('commission', commission),
    credit('feeRevenue', fee),
  ],
  holdOver: ({ price, commission }) => [
    debit('supplierPending', price - commission),
    credit('supplierAvailable', price - commission),
  ],
  refundStarted: ({ price, fee }) => [
    debit('escrow', price),
    debit('deferredFee', fee),
    credit('refundInTransit', price + fee),
  ],
  refundConfirmed: ({ price, fee }) => [
    debit('refundInTransit', price + fee),
    credit('gatewayClearing', price + fee),
  ],
  // Money that came after the order had ended: it is owed back at once.
  latePaid: ({ price, fee }) => [
    debit('gatewayClearing', price + fee),
    credit('refundInTransit', price + fee),
  ],
};

/** The lines that `event` posts for an order's money; lines of zero are left out. */
export function postingsFor(event: LedgerEvent, money: OrderMoney): LedgerLine[] {
  return postings[event](money).filter((line) => line.debit + line.credit > 0);
}
