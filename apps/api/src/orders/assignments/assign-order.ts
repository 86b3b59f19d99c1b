import type { RequestOf, calls } from '@tolk/contract';
import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import { memberMay, type OrganisationRole } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { forOrganisation } from '../../messages/notifications/notices-to-members.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { holdPerson } from '../../persons/person-repository.ts';
import { holdRolesOf } from '../../persons/member-repository.ts';
import { bookMember } from '../bookings/bookings.ts';
import { requireOneSide } from '../order/act.ts';
import { invalidateOrder, orderPath } from '../order/announce-order-action.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { orderDetail, type OrderDetail } from '../order/present-order.ts';
import { viewerOf } from '../order/viewer.ts';
import { insertAssignment } from './assignment-repository.ts';

type Request = RequestOf<typeof calls.supinterface.orders.assignOrder>;

/**
 * Somebody else works on the order of a supplier company from now on, or nobody. Throws `notFound` for
 * who does not belong to it, `conflict` where they are not there for work, staff keep them out, or the order has ended,
 * `ownDoubleBooking` where they are booked elsewhere then.
 */
export async function assignOrder(
  { projectOrderId, personId: worker }: Request,
  context: CallContext,
): Promise<OrderDetail> {
  const { personId: supplierId, now } = context;
  const assignedBy = context.memberId ?? refuse('notFound');
  return context.transaction(async (tx) => {
    await lockCaller(tx, supplierId);
    // Before the order, as where they are blocked or removed.
    const held = worker === null ? undefined : await holdPerson(tx, worker);
    const membership = worker === null ? null : { organisationId: supplierId, personId: worker };
    const roles = membership === null ? undefined : await holdRolesOf(tx, membership);
    const party = { identity: 'supplier', personId: supplierId } as const;
    const order = (await lockOrder(tx, projectOrderId, party)) ?? refuse('notFound');
    requireOneSide(order, assignedBy);
    const viewer = viewerOf('supplier', context);
    // A second click.
    if ((order.assignee?.personId ?? null) === worker) return orderDetail(tx, order, viewer);
    if (order.ended_at !== null) refuse('conflict');
    if (worker !== null) requireWorker(order, worker, roles);
    if (held?.blocked_at) refuse('conflict', { message: keptOut });
    const assignment = { order_id: order.id, person_id: worker, assigned_by: assignedBy, at: now };
    await bookMember(tx, order, worker);
    await insertAssignment(tx, assignment);
    invalidateOrder(tx, order);
    if (worker !== null && worker !== assignedBy) await tell(tx, order, worker, context);
    return orderDetail(tx, (await findOrder(tx, order.id)) ?? refuse('fault'), viewer);
  });
}

const keptOut: BilingualText = {
  en: 'They can’t work on orders at the moment. Assign the order to somebody else.',
  zh: '该成员暂时无法处理订单，请指派其他成员。',
};

/** Who is on the client's side too works on nothing of theirs. */
function requireWorker(
  order: OrderRecord,
  worker: string,
  roles: readonly OrganisationRole[] | undefined,
): void {
  if (roles === undefined) refuse('notFound');
  if (!memberMay(roles, 'work')) refuse('conflict');
  requireOneSide(order, worker);
}

async function tell(
  tx: Tx,
  order: OrderRecord,
  worker: string,
  { deps, now }: CallContext,
): Promise<void> {
  const { supplier_id: organisationId, supplier_name: company, name, number } = order;
  const title = { en: 'An order is yours to work on', zh: '有订单指派给您' };
  await notify(tx, deps.jobs, {
    personId: worker,
    identity: 'supplier',
    kind: 'orderAssigned',
    title: forOrganisation(title, company),
    text: {
      en: `“${name}” (${number}) was assigned to you.`,
      zh: `订单“${name}”（${number}）已指派给您。`,
    },
    about: name,
    path: pathTo(organisationRoutes.supplier.enter, {
      organisationId,
      to: orderPath('supplier', order.id),
    }),
    at: now,
  });
}
