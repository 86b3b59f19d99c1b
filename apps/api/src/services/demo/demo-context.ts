import { randomUUID } from 'node:crypto';
import type { Identity } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import { transaction } from '../../database/transaction.ts';
import { refuse } from '../../refusal.ts';
import type { Dependencies } from '../../dependencies.ts';

/** A call that this person made at that time: demo data comes about as real data does. */
export function contextOf(
  deps: Dependencies,
  personId: string,
  identity: Identity,
  at: Date,
): CallContext {
  const then = depsAt(deps, at);
  return {
    deps: then,
    personId,
    identity,
    session: { sessionId: '', personId, identity, language: 'zh-CN' },
    get staffMember() {
      return refuse('unauthenticated');
    },
    staff: null,
    language: 'zh-CN',
    now: at,
    requestId: randomUUID(),
    address: '127.0.0.1',
    userAgent: '',
    network: '127.0.0.1',
    transaction: (work) => transaction(then.db, work),
  };
}

export function depsAt(deps: Dependencies, at: Date): Dependencies {
  return { ...deps, clock: { now: () => at } };
}
