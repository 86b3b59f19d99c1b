import { shareOf } from './money.ts';

/**
 * The rules of the double-entry ledger (docs/product/lifecycles.md#ledger): which accounts exist and which lines
 * each money event makes. Amounts are integer minor units; a line is a debit or a credit, never both.
 * Every event balances per currency.
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
  'testingCosts',
  'fxPosition',
  'bank',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface LedgerLine {
  account: LedgerAccount;
  /** ISO 4217. */
  currency: string;
  debit: number;
  credit: number;
}

/** What an order's money consists of, in minor units: price, the client's fee, the commission kept. */
export interface OrderMoney {
  price: number;
  fee: number;
  commission: number;
  currency: string;
}

/** One amount in minor units. */
export interface Amount {
  amount: number;
  currency: string;
}

/** An order's money of which a share goes back to the client. */
export interface SplitMoney extends OrderMoney {
  /** 0 to 1, at most 4 decimals. */
  refundShare: number;
}

export interface RulingMoney extends SplitMoney {
  /** The appeal came after completion: the fee was earned by then. */
  afterCompletion: boolean;
}

/** Parts of a completed order's money that go back to the client after all. */
export interface ClawbackMoney extends OrderMoney {
  /** Where the supplier's part is taken from: what was paid out is owed and netted next time. */
  from: 'supplierPending' | 'supplierAvailable' | 'supplierReceivable';
}

/** A settlement application. */
export interface SettlementMoney {
  /** Earnings chosen, fen. */
  gross: number;
  /** Of it, what nets a receivable, fen. */
  netted: number;
  /** What is paid out, the handling fee still in it: minor units of `payoutCurrency`. */
  payoutGross: number;
  payoutFee: number;
  payoutCurrency: string;
}

export interface LedgerMoney {
  paid: OrderMoney;
  differencePaid: OrderMoney;
  differenceRefunded: OrderMoney;
  completed: OrderMoney;
  holdOver: Amount;
  refundStarted: OrderMoney;
  refundConfirmed: Amount;
  refundedByHand: Amount;
  latePaid: Amount;
  unmatchedPaid: Amount;
  transferReceived: Amount;
  transferReturned: Amount;
  agreed: SplitMoney;
  appealed: OrderMoney;
  appealedAfter: OrderMoney;
  appealOver: OrderMoney;
  appealOverAfter: OrderMoney;
  reopened: OrderMoney;
  ruled: RulingMoney;
  clawedBack: ClawbackMoney;
  markingEarned: Amount;
  settlementApplied: SettlementMoney;
  settlementUndone: SettlementMoney;
  paidOut: Amount;
  payoutReturned: SettlementMoney;
}
export type LedgerEvent = keyof LedgerMoney;

/** The parts into which an order's money falls when a share of it goes back; no fen is lost. */
export function splitOf({ price, fee, commission, refundShare }: SplitMoney) {
  const refundPrice = shareOf(price, refundShare);
  const refundFee = shareOf(fee, refundShare);
  const keptCommission = commission - shareOf(commission, refundShare);
  return {
    refundPrice,
    refundFee,
    /** What the client gets back. */
    refund: refundPrice + refundFee,
    keptFee: fee - refundFee,
    keptCommission,
    /** What the supplier earns. */
    supplier: price - refundPrice - keptCommission,
  };
}

/** What each side gets, in minor units, when this percentage of an order's money goes back. */
export function sidesOf(
  money: OrderMoney,
  refundPercent: number,
): { refund: number; earnings: number } {
  const { refund, supplier } = splitOf({ ...money, refundShare: refundPercent / 100 });
  return { refund, earnings: supplier };
}

function debit(account: LedgerAccount, amount: number, currency: string): LedgerLine {
  return { account, currency, debit: amount, credit: 0 };
}

function credit(account: LedgerAccount, amount: number, currency: string): LedgerLine {
  return { account, currency, debit: 0, credit: amount };
}

function move(from: LedgerAccount, to: LedgerAccount, amount: number, currency: string) {
  return [debit(from, amount, currency), credit(to, amount, currency)];
}

/** Into an account, or out of it where the amount is negative. */
function into(account: LedgerAccount, amount: number, currency: string): LedgerLine {
  return amount < 0 ? debit(account, -amount, currency) : credit(account, amount, currency);
}

function reversed(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
}

function split(money: SplitMoney, from: LedgerAccount, feeIsEarned: boolean): LedgerLine[] {
  const { price, fee, currency } = money;
  const parts = splitOf(money);
  return [
    debit(from, price, currency),
    ...(feeIsEarned
      ? [debit('feeRevenue', parts.refundFee, currency)]
      : [debit('deferredFee', fee, currency), credit('feeRevenue', parts.keptFee, currency)]),
    credit('refundInTransit', parts.refund, currency),
    credit('supplierPending', parts.supplier, currency),
    credit('commission', parts.keptCommission, currency),
  ];
}

function appealedAfter({ price, commission, currency }: OrderMoney): LedgerLine[] {
  return [
    debit('supplierPending', price - commission, currency),
    debit('commission', commission, currency),
    credit('disputedEscrow', price, currency),
  ];
}

/** What leaves the supplier's account goes into transit; abroad by way of the exchange position. */
function settled(money: SettlementMoney, transit: LedgerAccount): LedgerLine[] {
  const { gross, netted, payoutGross, payoutFee, payoutCurrency } = money;
  const out = [
    credit('payoutFees', payoutFee, payoutCurrency),
    credit(transit, payoutGross - payoutFee, payoutCurrency),
  ];
  const exchanged = [
    credit('fxPosition', gross - netted, 'CNY'),
    debit('fxPosition', payoutGross, payoutCurrency),
  ];
  return [
    debit('supplierAvailable', gross, 'CNY'),
    credit('supplierReceivable', netted, 'CNY'),
    ...(payoutCurrency === 'CNY' ? [] : exchanged),
    ...out,
  ];
}

const linesOf: { [Event in LedgerEvent]: (money: LedgerMoney[Event]) => LedgerLine[] } = {
  paid: ({ price, fee, currency }) => [
    debit('gatewayClearing', price + fee, currency),
    credit('escrow', price, currency),
    credit('deferredFee', fee, currency),
  ],
  // The terms changed by consent: what the client owes more, or less, of the price and of the fee.
  differencePaid: ({ price, fee, currency }) => [
    debit('gatewayClearing', price + fee, currency),
    into('escrow', price, currency),
    into('deferredFee', fee, currency),
  ],
  differenceRefunded: ({ price, fee, currency }) => [
    into('escrow', -price, currency),
    into('deferredFee', -fee, currency),
    credit('refundInTransit', price + fee, currency),
  ],
  completed: ({ price, fee, commission, currency }) => [
    debit('escrow', price, currency),
    debit('deferredFee', fee, currency),
    credit('supplierPending', price - commission, currency),
    credit('commission', commission, currency),
    credit('feeRevenue', fee, currency),
  ],
  holdOver: ({ amount, currency }) =>
    move('supplierPending', 'supplierAvailable', amount, currency),
  refundStarted: ({ price, fee, currency }) => [
    debit('escrow', price, currency),
    debit('deferredFee', fee, currency),
    credit('refundInTransit', price + fee, currency),
  ],
  refundConfirmed: ({ amount, currency }) =>
    move('refundInTransit', 'gatewayClearing', amount, currency),
  // The provider could not send it back: finance transferred it from the bank account.
  refundedByHand: ({ amount, currency }) => move('refundInTransit', 'bank', amount, currency),
  // Money that came after the order had ended: it is owed back at once.
  latePaid: ({ amount, currency }) => move('gatewayClearing', 'refundInTransit', amount, currency),
  // Another amount than asked for, or a second payment: booked once two of finance send it back.
  unmatchedPaid: ({ amount, currency }) =>
    move('gatewayClearing', 'refundInTransit', amount, currency),
  // Into the bank account by a transfer: what it pays takes it out of the clearing account, at once or later.
  transferReceived: ({ amount, currency }) => move('bank', 'gatewayClearing', amount, currency),
  transferReturned: ({ amount, currency }) => move('gatewayClearing', 'bank', amount, currency),
  agreed: (money) => split(money, 'escrow', false),
  appealed: ({ price, currency }) => move('escrow', 'disputedEscrow', price, currency),
  appealedAfter,
  appealOver: ({ price, currency }) => move('disputedEscrow', 'escrow', price, currency),
  appealOverAfter: (money) => reversed(appealedAfter(money)),
  // Work on a completed order begins again by a ruling: the fee is not earned any more.
  reopened: ({ price, fee, currency }) => [
    ...move('disputedEscrow', 'escrow', price, currency),
    ...move('feeRevenue', 'deferredFee', fee, currency),
  ],
  ruled: ({ afterCompletion, ...money }) => split(money, 'disputedEscrow', afterCompletion),
  clawedBack: ({ price, fee, commission, currency, from }) => [
    debit(from, price - commission, currency),
    debit('commission', commission, currency),
    debit('feeRevenue', fee, currency),
    credit('refundInTransit', price + fee, currency),
  ],
  // A supplier marked a test's translation: the platform's own expense, and nobody can appeal.
  markingEarned: ({ amount, currency }) =>
    move('testingCosts', 'supplierAvailable', amount, currency),
  settlementApplied: (money) => settled(money, 'payoutInTransit'),
  settlementUndone: (money) => reversed(settled(money, 'payoutInTransit')),
  paidOut: ({ amount, currency }) => move('payoutInTransit', 'bank', amount, currency),
  payoutReturned: (money) => reversed(settled(money, 'bank')),
};

export const ledgerEvents = Object.keys(linesOf) as LedgerEvent[];

/** The lines that `event` posts; lines of zero are left out. */
export function linesFor<Event extends LedgerEvent>(
  event: Event,
  money: LedgerMoney[Event],
): LedgerLine[] {
  return linesOf[event](money).filter((line) => line.debit + line.credit > 0);
}
