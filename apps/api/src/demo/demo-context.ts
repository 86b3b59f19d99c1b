import { randomUUID } from 'node:crypto';
import type { Identity } from '@tolk/domain';
import type { CallContext, StaffCaller } from '../calls/call-context.ts';
import { transaction } from '../database/transaction.ts';
import { refuse } from '../calls/refusal.ts';
import type { Dependencies } from '../dependencies.ts';

/** A call that this person, or for an organisation a member, made at that time: demo data comes about as real data does. */
export function contextOf(
  deps: Dependencies,
  personId: string,
  identity: Identity,
  at: Date,
  memberId: string | null = null,
): CallContext {
  return {
    ...circumstances(deps, at),
    personId,
    memberId,
    identity,
    session: {
      sessionId: '',
      personId,
      memberId,
      acting: null,
      identity,
      language: 'zh-CN',
    },
    get staffMember() {
      return refuse('unauthenticated');
    },
    staff: null,
  };
}

/** A call that this member of the staff made at that time. */
export function staffContextOf(deps: Dependencies, staff: StaffCaller, at: Date): CallContext {
  return {
    ...circumstances(deps, at),
    get personId() {
      return refuse('unauthenticated');
    },
    memberId: null,
    identity: null,
    session: null,
    staffMember: staff,
    staff,
  };
}

/** A call that somebody without an account made at that time, in a browser of their own. */
export function visitorContextOf(deps: Dependencies, at: Date): CallContext {
  return {
    ...circumstances(deps, at),
    get personId() {
      return refuse('unauthenticated');
    },
    memberId: null,
    identity: null,
    session: null,
    get staffMember() {
      return refuse('unauthenticated');
    },
    staff: null,
  };
}

function circumstances(deps: Dependencies, at: Date) {
  const then = depsAt(deps, at);
  return {
    deps: then,
    language: 'zh-CN',
    now: at,
    requestId: randomUUID(),
    address: '127.0.0.1',
    userAgent: '',
    network: '127.0.0.1',
    device: null,
    visitor: null,
    confirmParty: async () => {},
    transaction: (work) => transaction(then.db, work),
  } satisfies Partial<CallContext>;
}

export function depsAt(deps: Dependencies, at: Date): Dependencies {
  return { ...deps, clock: { now: () => at } };
}
