import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import { demoOrganisation } from '@tolk/demo-data';
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
  const { name, approvalAbove, members } = demoOrganisation;
  const own = await insertDemoPeople(deps, members, now);
  const [founder, ...colleagues] = members.map(({ key, roles }) => ({
    id: idOf(own, key),
    roles: [...roles],
  }));
  if (founder === undefined) return;
  const at = addMs(now, -30 * DAY);
  const { organisationId } = await foundOrganisation(
    { name },
    contextOf(deps, founder.id, 'client', at),
  );
  const managing = contextOf(deps, organisationId, 'client', at, founder.id);
  await saveOrganisation({ name, approvalAbove }, managing, closeAllUnapproved);
  for (const { id, roles } of colleagues) {
    const { token } = await inviteMember({ roles }, managing);
    await acceptInvitation({ token }, contextOf(deps, id, 'client', at));
  }
  const asking = contextOf(deps, organisationId, 'client', addMs(now, -2 * HOUR), founder.id);
  await createOrder(orderForm(people, now), asking);
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
