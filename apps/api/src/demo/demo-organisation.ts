import { addMs, DAY, HOUR, limits, type Identity } from '@tolk/domain';
import { demoOrganisation, type SeedMember } from '@tolk/demo-data';
import type { CallContext } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { createOrder } from '../orders/order/create-order.ts';
import { acceptInvitation, inviteMember } from '../organisations/member-invitations.ts';
import { closeAllUnapproved } from '../orders/approvals/close-unapproved.ts';
import { foundOrganisation, saveOrganisation } from '../organisations/organisations.ts';
import { contextOf } from './demo-context.ts';
import { idOf, insertDemoPeople, type Ids } from './demo-people.ts';

/** A company whose people ask, approve and pay, with an order that waits for its approval. */
export async function writeDemoOrganisation(
  deps: Dependencies,
  people: Ids,
  now: Date,
): Promise<void> {
  const { name, approvalAbove } = demoOrganisation;
  const { actAt } = await foundDemoOrganisation(deps, demoOrganisation, 'client', now);
  const managing = actAt(addMs(now, foundedMs));
  await saveOrganisation({ name, approvalAbove }, managing, closeAllUnapproved);
  await createOrder(orderForm(people, now), actAt(addMs(now, -2 * HOUR)));
}

/** When the organisations of the demo came about, counted from its seeding. */
export const foundedMs = -30 * DAY;

interface DemoOrganisation {
  organisationId: string;
  /** Its members, by key. */
  own: Ids;
  /** A call that whoever founded it made for it at that time. */
  actAt: (at: Date) => CallContext;
}

/** The first of the members founds it, and the others follow. */
export async function foundDemoOrganisation(
  deps: Dependencies,
  { name, members }: { name: string; members: readonly SeedMember[] },
  side: Identity,
  now: Date,
): Promise<DemoOrganisation> {
  const own = await insertDemoPeople(deps, members, now);
  const at = addMs(now, foundedMs);
  const [founder, ...colleagues] = members.map(({ key, roles }) => ({
    context: contextOf(deps, idOf(own, key), side, at),
    roles: [...roles],
  }));
  if (founder === undefined) throw new Error(`Seed: nobody founds ${name}`);
  const { personId: founderId } = founder.context;
  const { organisationId } = await foundOrganisation({ name }, founder.context);
  const actAt = (time: Date) => contextOf(deps, organisationId, side, time, founderId);
  for (const { context, roles } of colleagues) {
    const { token } = await inviteMember({ roles }, actAt(at));
    await acceptInvitation({ token }, context);
  }
  return { organisationId, own, actAt };
}

function orderForm(people: Ids, now: Date) {
  const { supplier, name, description, workload, unitPrice } = demoOrganisation.order;
  const due = addMs(now, 9 * DAY);
  return {
    supUserId: idOf(people, supplier),
    orderName: name,
    orderType: 'translation' as const,
    whFieldId: 'machinery',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    startTime: now.toISOString(),
    endTime: due.toISOString(),
    deliverTime: due.toISOString(),
    acceptTime: addMs(due, limits.order.autoAcceptMs).toISOString(),
    zone: 'Asia/Shanghai',
    workload,
    unitPrice,
    unitName: 'thousand-characters',
    currency: 'CNY' as const,
    orderDescription: description,
    orderFileIds: [],
  };
}
