import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { RATE_SCALE, rateDifference, rateWantsSecond } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  decideRate,
  findRate,
  holdRates,
  insertRate,
  lastConfirmedRate,
  newestRates,
  rateInForce,
  waitingRate,
  type ShownRate,
} from './settlement-quote-repository.ts';
import { presentActions, bilingualReason } from '../../calls/action-states.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { isFresh } from './position.ts';

type Calls = typeof calls.opsinterface.settlements;
type ExchangeRate = ResponseOf<Calls['setExchangeRate']>;

const shown = 30;

/** The rate that quotes use, the one that waits, and all so far, the newest first. */
export async function exchangeRates(
  context: CallContext,
): Promise<ResponseOf<Calls['getExchangeRate']>> {
  const { db } = context.deps;
  const [current, waiting, history] = await Promise.all([
    rateInForce(db).then((rate) => rate && findRate(db, rate.id)),
    waitingRate(db),
    newestRates(db, shown),
  ]);
  return {
    current: current ? presentRate(current, context) : null,
    waiting: waiting ? presentRate(waiting, context) : null,
    history: history.map((rate) => presentRate(rate, context)),
  };
}

/**
 * Sets the rate for new quotes; quotes that were given keep theirs. One that differs much from the
 * one in force, or follows none, waits for a colleague. Throws `rateWaits`.
 */
export async function setExchangeRate(
  { rate }: RequestOf<Calls['setExchangeRate']>,
  context: CallContext,
): Promise<ExchangeRate> {
  const { staffMember, now } = context;
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await holdRates(tx);
    if (await waitingRate(tx)) refuse('rateWaits');
    const inForce = await rateInForce(tx);
    const current = inForce && isFresh(inForce.set_at, now) ? inForce.rate : null;
    const confirmed = (await lastConfirmedRate(tx))?.rate ?? null;
    const waits = rateWantsSecond(rate, { current, confirmed });
    await insertRate(tx, {
      id,
      rate,
      staff_id: staffMember.staffId,
      set_at: now,
      needs_second: waits,
      previous_rate: inForce?.rate ?? null,
      confirmed_by: null,
      refused_by: null,
      decided_at: null,
      in_force_at: waits ? null : now,
    });
    await recordAudit(tx, context, {
      action: 'setExchangeRate',
      subject: 'exchangeRate',
      subjectId: id,
      details: { rate: rateText(rate) },
    });
  });
  return exchangeRate(id, context);
}

/**
 * Confirms a rate that waits, from now on, or refuses it. Throws `notFound`, `conflict` when it was
 * decided, is too old, or by the person who proposed it.
 */
export async function decideExchangeRate(
  { exchangeRateId, confirm }: RequestOf<Calls['decideExchangeRate']>,
  context: CallContext,
): Promise<ExchangeRate> {
  const { now, staffMember } = context;
  const { staffId } = staffMember;
  await context.transaction(async (tx) => {
    await holdRates(tx);
    const rate = (await findRate(tx, exchangeRateId)) ?? refuse('notFound');
    const action = confirm ? 'confirm' : 'refuse';
    const state = actionStates(rate, context).find((one) => one.action === action);
    if (state === undefined) refuse('conflict');
    if (state.reason !== undefined) refuse('conflict', { message: bilingualReason(state.reason) });
    await decideRate(tx, rate.id, {
      decided_at: now,
      ...(confirm ? { confirmed_by: staffId, in_force_at: now } : { refused_by: staffId }),
    });
    await recordAudit(tx, context, {
      action: 'decideExchangeRate',
      subject: 'exchangeRate',
      subjectId: rate.id,
      details: { rate: rateText(rate.rate), approve: `${confirm}` },
    });
  });
  return exchangeRate(exchangeRateId, context);
}

async function exchangeRate(id: string, context: CallContext): Promise<ExchangeRate> {
  return presentRate((await findRate(context.deps.db, id)) ?? refuse('notFound'), context);
}

/** Four decimals, as banks quote it. */
function rateText(rate: number): string {
  return (rate / RATE_SCALE).toFixed(4);
}

const decisions = ['confirm', 'refuse'] as const;
const offered: ReadonlySet<(typeof decisions)[number]> = new Set(decisions);

function actionStates(rate: ShownRate, { now, staffMember }: CallContext) {
  if (statusOf(rate) !== 'waiting') return [];
  const own = rate.staff_id === staffMember.staffId ? 'ownRate' : undefined;
  const reason = own ?? (isFresh(rate.set_at, now) ? undefined : 'rateTooOld');
  return decisions.map((action) =>
    action === 'refuse' || reason === undefined
      ? { action, enabled: true }
      : { action, enabled: false, reason },
  );
}

function statusOf({ in_force_at, decided_at }: ShownRate): ExchangeRate['status'] {
  if (in_force_at !== null) return 'applied';
  return decided_at === null ? 'waiting' : 'refused';
}

function presentRate(row: ShownRate, context: CallContext): ExchangeRate {
  const { rate, previous_rate: before } = row;
  return {
    exchangeRateId: row.id,
    rate: rate / RATE_SCALE,
    status: statusOf(row),
    differencePercent:
      before === null ? null : Math.round(rateDifference(rate, before) * 10_000) / 100,
    setTime: row.set_at.toISOString(),
    setBy: row.staff_name ?? '',
    decidedBy: row.decider_name,
    decidedTime: row.decided_at?.toISOString() ?? null,
    fresh: isFresh(row.set_at, context.now),
    allowedActions: presentActions(actionStates(row, context), offered, context.language),
  };
}
