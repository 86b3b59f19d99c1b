import { randomUUID } from 'node:crypto';
import type { Quote, RequestOf, calls } from '@tolk/contract';
import {
  addMs,
  limits,
  quoteSettlement,
  payoutCurrencies,
  RATE_SCALE,
  underMinimum,
  type SettlementMethodName,
  type SettlementQuote,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { findFees, type Fee } from '../../orders/earnings/earning-repository.ts';
import { insertQuote } from './settlement-quote-repository.ts';
import {
  generalObstacles,
  obstaclesOfFee,
  obstaclesOfMethod,
  presentObstacles,
  type SettlementObstacle,
} from './obstacles.ts';
import { positionOf, settlementCurrency, type Position } from './position.ts';

type Calls = typeof calls.supinterface.settlement;

export interface Figures extends SettlementQuote {
  /** Fen, as `netted`. */
  gross: number;
  /** Of it, what pays back what is owed from before. */
  netted: number;
}

/** What would be paid out; `rate` is CNY for one USD × 10,000, 0 where there is none. */
export function figuresOf(
  method: SettlementMethodName,
  fees: readonly Pick<Fee, 'amount'>[],
  receivable: number,
  rate: number | null,
): Figures {
  const gross = fees.reduce((sum, { amount }) => sum + amount, 0);
  const netted = Math.min(receivable, gross);
  const payable = gross - netted;
  if (rate === null && payoutCurrencies[method] !== settlementCurrency) {
    const nothing = { payoutGross: 0, payoutFee: 0, payoutNet: 0 };
    const payoutCurrency = payoutCurrencies[method];
    return { gross, netted, payable, payoutCurrency, rate, ...nothing };
  }
  return { gross, netted, ...quoteSettlement(method, payable, rate ?? RATE_SCALE) };
}

/** Everything that stands against an application for these. */
export function obstaclesOf(
  method: SettlementMethodName,
  fees: readonly Fee[],
  figures: Figures,
  position: Position,
  now: Date,
): SettlementObstacle[] {
  const tooLittle = underMinimum(method, figures);
  const unknown = figures.rate === null && figures.payoutCurrency !== settlementCurrency;
  return [
    ...generalObstacles(position, now),
    ...obstaclesOfMethod(method, position),
    ...fees.flatMap((fee) => obstaclesOfFee(fee, position)),
    ...(tooLittle === null || unknown ? [] : [tooLittle]),
  ];
}

/**
 * What an application would pay out; where nothing stands against it the figures hold for ten
 * minutes under the quote's id. Throws `notFound` for a project without earnings.
 */
export async function settlementQuote(
  { projectOrderIds: feeIds, method }: RequestOf<Calls['getSettlementQuote']>,
  context: CallContext,
): Promise<Quote> {
  const { personId, language, now } = context;
  return context.transaction(async (tx) => {
    const fees = await findFees(tx, personId, feeIds);
    if (fees.length < feeIds.length) refuse('notFound');
    const position = await positionOf(tx, personId, now);
    const figures = figuresOf(method, fees, position.receivable, position.rate);
    const obstacles = obstaclesOf(method, fees, figures, position, now);
    const stands = obstacles.length === 0;
    const validUntil = addMs(now, limits.settlement.quoteMs);
    const id = randomUUID();
    if (stands) {
      await insertQuote(tx, {
        id,
        supplier_id: personId,
        method,
        order_ids: fees.map(({ fee_id }) => fee_id),
        gross: figures.gross,
        netted: figures.netted,
        payout_currency: figures.payoutCurrency,
        rate: figures.rate,
        payout_gross: figures.payoutGross,
        payout_fee: figures.payoutFee,
        valid_until: validUntil,
      });
    }
    return {
      quoteId: stands ? id : null,
      method,
      ...figures,
      rate: figures.rate === null ? null : figures.rate / RATE_SCALE,
      validUntil: stands ? validUntil.toISOString() : null,
      obstacles: presentObstacles(obstacles, language),
    };
  });
}
