import type { Identity } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { applyOrderAction, requireOrderAction } from './apply-order-action.ts';
import type { CarriedOutAction, OrderPayloads } from './order-effects.ts';
import { lockOrder, type OrderRecord } from './order-repository.ts';
import { orderDetail, type OrderDetail } from './present-order.ts';
import { viewerOf } from './viewer.ts';

/** An order of the caller's, at the version that they have seen. */
export interface Target {
  identity: Identity;
  projectOrderId: string;
  version?: number;
}

/**
 * What the caller sends along, checked against the locked order; undefined when the order is already
 * as the caller wants it. Throws 422 when it is wrong.
 */
export type PayloadOf<Action extends CarriedOutAction> = (
  tx: Tx,
  order: OrderRecord,
) => Promise<OrderPayloads[Action] | undefined>;

/** One action of the caller on an order of theirs; answers the order as it then is. */
export function act<Action extends CarriedOutAction>(
  target: Target,
  action: Action,
  context: CallContext,
  payloadOf: PayloadOf<Action>,
): Promise<OrderDetail> {
  return context.transaction(async (tx) => {
    const order = await carryOut(tx, target, action, context, payloadOf);
    return orderDetail(tx, order, viewerOf(target.identity, context));
  });
}

/** Whether the member is the other side too, or belongs to the organisation that it is. */
export function isOnBothSides({ on_both_sides }: OrderRecord, memberId: string | null): boolean {
  return memberId !== null && on_both_sides.includes(memberId);
}

/** Who is on both sides of an order does nothing in it for an organisation. Throws `selfOrder`. */
export function requireOneSide(order: OrderRecord, memberId: string | null): void {
  if (isOnBothSides(order, memberId)) refuse('selfOrder');
}

/** The same as a part of a larger change. */
export async function carryOut<Action extends CarriedOutAction>(
  tx: Tx,
  { identity, projectOrderId, version }: Target,
  action: Action,
  context: CallContext,
  payloadOf: PayloadOf<Action>,
): Promise<OrderRecord> {
  const { deps, personId, memberId, now, language } = context;
  await lockCaller(tx, personId);
  const found = await lockOrder(tx, projectOrderId, { identity, personId });
  const order = found ?? refuse('notFound');
  requireOneSide(order, memberId);
  const expectedVersion = version ?? null;
  const command = {
    order,
    expectedVersion,
    actor: identity,
    personId,
    memberId,
    action,
    at: now,
    language,
    roles: viewerOf(identity, context).roles,
  };
  // The state comes first: who is too late should hear that, not that a field is wrong.
  requireOrderAction(command);
  const payload = await payloadOf(tx, order);
  if (payload === undefined) return order;
  return applyOrderAction(tx, deps.jobs, { ...command, payload });
}
