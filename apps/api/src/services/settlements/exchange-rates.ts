import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { RATE_SCALE } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import { refuse } from '../../refusal.ts';
import { insertRate, newestRates } from '../../repositories/settlement-quote-repository.ts';
import { noteAct } from '../staff/audit.ts';
import { isFresh } from './position.ts';

type Calls = typeof calls.opsinterface.settlements;
type ExchangeRate = ResponseOf<Calls['setExchangeRate']>;

const shown = 30;

/** The rate that quotes use, and those before it, the newest first. */
export async function exchangeRates(
  context: CallContext,
): Promise<ResponseOf<Calls['getExchangeRate']>> {
  const rates = await newestRates(context.deps.db, shown);
  const history = rates.map((rate) => presentRate(rate, context));
  return { current: history[0] ?? null, history };
}

/** Sets the rate for new quotes; quotes that were given keep theirs. */
export async function setExchangeRate(
  { rate }: RequestOf<Calls['setExchangeRate']>,
  context: CallContext,
): Promise<ExchangeRate> {
  const { deps, staffMember, now } = context;
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await insertRate(tx, { id, rate, staff_id: staffMember.staffId, set_at: now });
    await noteAct(tx, context, {
      action: 'setExchangeRate',
      subject: 'exchangeRate',
      subjectId: id,
      details: { rate: (rate / RATE_SCALE).toFixed(4) },
    });
  });
  const [newest] = await newestRates(deps.db, 1);
  return presentRate(newest ?? refuse('fault'), context);
}

function presentRate(
  { rate, set_at, staff_name }: Awaited<ReturnType<typeof newestRates>>[number],
  { now }: CallContext,
): ExchangeRate {
  return {
    rate: rate / RATE_SCALE,
    setTime: set_at.toISOString(),
    setBy: staff_name ?? '',
    fresh: isFresh(set_at, now),
  };
}
