import type { Refusal } from './lifecycle/lifecycle.ts';
import * as limits from './limits.ts';
import { exchange, shareOf } from './money.ts';
import type { SettlementMethodName } from './profile.ts';
import { SETTLEMENT_ZONE } from './time.ts';

/** The rules of docs/product/rules.md#constants: once a calendar month, on days 1 to 24 in Shanghai, from CNY 100 on. */
export const payoutCurrencies: Readonly<Record<SettlementMethodName, 'CNY' | 'USD'>> = {
  personalCard: 'CNY',
  corporateCard: 'CNY',
  paypal: 'USD',
  payoneer: 'USD',
};

/** The calendar month in Shanghai, as `2026-11`; an application counts in the month it is made. */
export function settlementMonth(now: Date): string {
  return shanghaiDay(now).slice(0, 7);
}

export interface SettlementWindow {
  open: boolean;
  /** When it opens next, or opened; first moment of day 1 in Shanghai. */
  opensAt: Date;
  /** First moment of day 25 in Shanghai. */
  closesAt: Date;
}

/** The window that is open at `now`, or the next one. */
export function settlementWindow(now: Date): SettlementWindow {
  const [year = 0, month = 0, day = 0] = shanghaiDay(now).split('-').map(Number);
  const { firstDay, lastDay } = limits.settlement;
  const open = day >= firstDay && day <= lastDay;
  const of = day > lastDay ? month + 1 : month;
  return {
    open,
    opensAt: shanghaiMidnight(year, of, firstDay),
    closesAt: shanghaiMidnight(year, of, lastDay + 1),
  };
}

export interface SettlementQuote {
  /** What is exchanged and paid out, fen: the earnings chosen less what is owed. */
  payable: number;
  payoutCurrency: 'CNY' | 'USD';
  /** CNY for one unit of the payout's currency × `RATE_SCALE`; null where nothing is exchanged. */
  rate: number | null;
  /** Minor units of the payout's currency, the fee still in it. */
  payoutGross: number;
  payoutFee: number;
  payoutNet: number;
}

/** What a method pays out for `payable` fen; `rate` is not looked at for CNY. */
export function quoteSettlement(
  method: SettlementMethodName,
  payable: number,
  rate: number,
): SettlementQuote {
  const payoutCurrency = payoutCurrencies[method];
  const payoutGross = payoutCurrency === 'CNY' ? payable : exchange(payable, rate);
  const feeShare = method === 'paypal' ? limits.settlement.paypalFeeShare : 0;
  const payoutFee = shareOf(payoutGross, feeShare);
  return {
    payable,
    payoutCurrency,
    rate: payoutCurrency === 'CNY' ? null : rate,
    payoutGross,
    payoutFee,
    payoutNet: payoutGross - payoutFee,
  };
}

/** Payoneer has its own minimum in USD; all others the general one in CNY. */
export function underMinimum(
  method: SettlementMethodName,
  { payable, payoutGross }: Pick<SettlementQuote, 'payable' | 'payoutGross'>,
): Refusal | null {
  if (payable < limits.settlement.minimumCny) return { reason: 'underMinimum' };
  return method === 'payoneer' && payoutGross < limits.settlement.minimumPayoneerUsd
    ? { reason: 'underPayoneerMinimum' }
    : null;
}

/** What pays a method out: cards go to the bank together. */
export const payoutChannels: Readonly<
  Record<SettlementMethodName, 'unionpay' | 'paypal' | 'payoneer'>
> = {
  personalCard: 'unionpay',
  corporateCard: 'unionpay',
  paypal: 'paypal',
  payoneer: 'payoneer',
};
export type PayoutChannel = (typeof payoutChannels)[SettlementMethodName];

/** Rates (CNY for one USD × `RATE_SCALE`) that a new one is held against. */
export interface KnownRates {
  /** In force and fresh enough to be quoted; null where there is none. */
  current: number | null;
  /** The last one that two people stood behind; null before the first. */
  confirmed: number | null;
}

/**
 * Whether a new rate waits for somebody else. It is held against the last confirmed one too, so that
 * nobody goes far alone in small steps.
 */
export function rateWantsSecond(rate: number, { current, confirmed }: KnownRates): boolean {
  if (current === null || confirmed === null) return true;
  return [current, confirmed].some(
    (known) => Math.abs(rateDifference(rate, known)) > limits.settlement.rateStep,
  );
}

/** How far a rate is from one before, as a share of that. */
export function rateDifference(rate: number, before: number): number {
  return (rate - before) / before;
}

export interface PayoutRequestFacts {
  /** The month has an application that counts. */
  appliedThisMonth: boolean;
}

/** Why nobody in this position may apply now; null when they may. */
export function payoutRequestRefusal(
  { appliedThisMonth }: PayoutRequestFacts,
  now: Date,
): Refusal | null {
  const window = settlementWindow(now);
  if (!window.open) return { reason: 'settlementWindowClosed', availableAt: window.opensAt };
  if (!appliedThisMonth) return null;
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return {
    reason: 'appliedThisMonth',
    availableAt: shanghaiMidnight(year, month + 1, limits.settlement.firstDay),
  };
}

/** `2026-11-21`, as people in Shanghai count days. */
export function shanghaiDay(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone: SETTLEMENT_ZONE });
}

/** The midnight in Shanghai at which the day of `at` began. */
export function startOfShanghaiDay(at: Date): Date {
  const [year = 0, month = 0, day = 0] = shanghaiDay(at).split('-').map(Number);
  return shanghaiMidnight(year, month, day);
}

/** Shanghai has had no summer time since 1991. A month of 13 is the next January. */
export function shanghaiMidnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day, -8));
}
