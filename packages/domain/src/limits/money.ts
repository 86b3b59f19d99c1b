import { DAY, MINUTE } from '../time.ts';

// Prices, fees, payments, payouts and their documents.

/** Fen. The upper bound keeps an order's amount below what one payment may carry. */
export const unitPrice = { min: 1, max: 1_000_000_00 } as const;

export const orderAmount = { min: 1, max: 5_000_000_00 } as const;

/** The share of the price that the client pays on top, rounded half up to whole fen. */
export const handlingFeeShare = 0.03;

/** The share of the price kept from the supplier. */
export const commissionShare = 0;

/**
 * Of an interpreter to a booking, fen: no fee is taken of it. With so many times the price of the work
 * the fee of that still pays for what a provider takes of all of it.
 */
export const travel = { min: 1, max: 20_000_00, timesWork: 4 } as const;

export const settlement = {
  minimumCny: 100_00,
  minimumPayoneerUsd: 50_00,
  paypalFeeShare: 0.03,
  /** Working days from applying to the money's arrival, as they usually are; no deadline hangs on them. */
  usualDays: { bank: 3, wallet: 2 },
  firstDay: 1,
  lastDay: 24,
  /** How long a quoted rate and fee hold. */
  quoteMs: 10 * MINUTE,
  /** An exchange rate that is older quotes nothing. */
  rateAgeMs: 7 * DAY,
  /** CNY for one USD × 10,000: what a rate may be; beyond it somebody mistyped. */
  rate: { min: 55_000, max: 90_000 },
  /** A rate that differs by a larger share than this is confirmed by somebody else. */
  rateStep: 0.02,
  projects: 200,
  batch: 500,
  /** A batch that was just sent may still arrive: for so long it is not taken back. */
  quietMs: 15 * MINUTE,
  /** A payout without an end for so long is shown to finance. */
  unresolvedMs: 10 * DAY,
  /** Characters of a bank's result file: 500 lines, and room to spare. */
  bankResult: 200_000,
} as const;

/** Rates that amounts are also shown by: CNY for one unit × 100,000,000; one that is older is shown to nobody. */
export const displayRate = { min: 1_000, max: 2_000_000_000, ageMs: 30 * DAY } as const;

/**
 * Fen. What one member of staff may give back without a colleague: of one order, and within a day
 * of the clock over all orders. From these sums on a colleague approves.
 */
export const staffRefund = { aloneOfOrder: 2_000_00, aloneADay: 2_000_00 } as const;

/** What providers give back of one payment: WeChat Pay's bounds; Alipay's twelve months are no less. */
export const refund = { parts: 50, apartMs: MINUTE, withinMs: 365 * DAY } as const;

/** Lines of a bank's statement, and what finance enters; characters, fen. */
export const transfer = {
  payer: 200,
  payerAccount: 60,
  remark: 500,
  amountMax: 100_000_000_00,
  /** Each character is four bytes at most: a call carries no more. */
  statement: 250_000,
  /** Of one statement, so that recording it ends before the browser gives up. */
  lines: 500,
} as const;

export const bankReference = { min: 4, max: 64 } as const;
export const invoiceNumber = { min: 8, max: 30 } as const;

/** `orders`: on one invoice. `keptMs`: how long the books of who issued it are kept by law. */
export const taxInvoice = {
  orders: 100,
  note: 200,
  bank: 100,
  bankAccount: 40,
  keptMs: 10 * 366 * DAY,
} as const;

/** A client's own purchase-order number or cost centre. */
export const orderReference = { max: 40 } as const;

/** Calendar days that one file of figures covers: a leap year. */
export const statementDays = 366;

/** Rates by pair are told from so many completed orders within `withinMs`, and people on either side, none of whom has more than half of them. */
export const marketRates = {
  orders: 5,
  clients: 3,
  suppliers: 3,
  withinMs: 365 * DAY,
  shown: 10,
} as const;
