import { randomUUID } from 'node:crypto';
import type { RequestOf, SettlementDetail, calls } from '@tolk/contract';
import { settlementMonth, shanghaiDay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockFees, putIntoSettlement, type Fee } from '../../orders/earnings/earning-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import { findQuote, type StoredQuote } from './settlement-quote-repository.ts';
import {
  insertSettlement,
  insertSettlementEvent,
  nextSettlementNumber,
} from '../settlements/settlement-repository.ts';
import { bilingualReason } from '../../calls/action-states.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { presentObstacles } from './obstacles.ts';
import { payeeOf } from './payee.ts';
import { positionOf, type Position } from './position.ts';
import { figuresOf, obstaclesOf } from './quote.ts';
import { ownSettlementDetail } from '../settlements/records.ts';

type Calls = typeof calls.supinterface.settlement;

/**
 * Applies for settlement by a quote that was shown; its rate is frozen. Throws `notFound`,
 * `quoteExpired` when it is over or an amount has changed, `settlementRefused` with what stands
 * against it as `data.obstacles`.
 */
export async function applyForSettlement(
  { quoteId }: RequestOf<Calls['getJSSQ']>,
  context: CallContext,
): Promise<SettlementDetail> {
  const { personId, now } = context;
  const settlementId = await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await lockPersonsForNoKeyUpdate(tx, [personId]);
    const quote = (await findQuote(tx, personId, quoteId)) ?? refuse('notFound');
    if (now >= quote.valid_until) refuse('quoteExpired');
    const fees = await lockFees(tx, personId, quote.order_ids);
    const position = await positionOf(tx, personId, now);
    requireFit(quote, fees, position, context);
    return freeze(tx, quote, fees, position, context);
  });
  return ownSettlementDetail({ settlementId }, context);
}

function requireFit(
  quote: StoredQuote,
  fees: readonly Fee[],
  position: Position,
  { language, now }: CallContext,
): void {
  const figures = figuresOf(quote.method, fees, position.receivable, quote.rate);
  const frozen = { ...position, rate: quote.rate };
  const obstacles = obstaclesOf(quote.method, fees, figures, frozen, now);
  if (fees.length < quote.order_ids.length) refuse('quoteExpired');
  const [first] = obstacles;
  if (first !== undefined) {
    const data = { obstacles: presentObstacles(obstacles, language) };
    refuse('settlementRefused', { data, message: bilingualReason(first.reason) });
  }
  if (figures.gross !== quote.gross || figures.netted !== quote.netted) refuse('quoteExpired');
}

async function freeze(
  tx: Tx,
  quote: StoredQuote,
  fees: readonly Fee[],
  { methods }: Position,
  { personId, now }: CallContext,
): Promise<string> {
  const method = methods.get(quote.method) ?? refuse('settlementRefused');
  const id = randomUUID();
  const { gross, netted, payout_currency, rate, payout_gross, payout_fee } = quote;
  await insertSettlement(
    tx,
    {
      id,
      number: settlementNumber(await nextSettlementNumber(tx), now),
      supplier_id: personId,
      month: settlementMonth(now),
      method: quote.method,
      sealed_payee: method.sealed_details,
      ...payeeOf(method),
      gross,
      netted,
      payout_currency,
      rate,
      payout_gross,
      payout_fee,
      applied_at: now,
      settled_at: null,
      ended_at: null,
      failure: null,
      payout_batch_id: null,
      provider_state: null,
      provider_reference: null,
    },
    fees.map(({ order_id, milestone_id, marking_id, amount }) => ({
      settlement_id: id,
      order_id,
      milestone_id,
      marking_id,
      amount,
    })),
  );
  if (!(await putIntoSettlement(tx, quote.order_ids, id))) refuse('quoteExpired');
  await insertSettlementEvent(tx, {
    settlement_id: id,
    action: 'apply',
    actor: 'supplier',
    staff_id: null,
    note: null,
    at: now,
  });
  await postEntry(tx, {
    event: 'settlementApplied',
    source: `settlement:${id}:1`,
    supplierId: personId,
    settlementId: id,
    money: {
      gross,
      netted,
      payoutGross: payout_gross,
      payoutFee: payout_fee,
      payoutCurrency: payout_currency,
    },
    at: now,
  });
  invalidate(tx, personId, ['Settlement', 'Overview']);
  return id;
}

/** `TS20261121-000012`: the day in Shanghai on which it was applied for. */
function settlementNumber(count: number, now: Date): string {
  return `TS${shanghaiDay(now).replaceAll('-', '')}-${String(count).padStart(6, '0')}`;
}
