import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../calls/refusal.ts';
import { findOrder } from '../orders/order/order-repository.ts';
import { disputedOrder } from '@tolk/demo-data';
import { addAppeal, addAppealEvidence, addAppealOffer } from '../orders/appeals/party-appeals.ts';
import { contextOf } from './demo-context.ts';
import { liveOrder, writeFile, type OrderForm } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';

/** An order in appeal since yesterday: both sides have shown theirs, and the supplier offers a split. */
export async function disputeDemoOrder(deps: Dependencies, people: Ids, now: Date): Promise<void> {
  const { client, supplier, claim, answer, offer } = disputedOrder;
  const clientId = idOf(people, client);
  const supplierId = idOf(people, supplier);
  const projectOrderId = await deliveredOrder(deps, people, now);

  const claiming = contextOf(deps, clientId, 'client', addMs(now, -20 * HOUR));
  const { version } = (await findOrder(deps.db, projectOrderId)) ?? refuse('fault');
  const { projectOrderAppealId } = await addAppeal(
    'client',
    {
      projectOrderId,
      version,
      appealType: 'quality',
      reasonForAppeal: claim.reason,
      refundPercent: claim.refundPercent,
      fileIds: [await writeFile(claiming, { ...claim.file, purpose: 'evidence' })],
    },
    claiming,
  );

  const answering = contextOf(deps, supplierId, 'supplier', addMs(now, -6 * HOUR));
  const fileIds = [await writeFile(answering, { ...answer.file, purpose: 'evidence' })];
  const evidence = { projectOrderAppealId, text: answer.text, fileIds };
  const shown = await addAppealEvidence('supplier', evidence, answering);

  const offering = contextOf(deps, supplierId, 'supplier', addMs(now, -5 * HOUR));
  const split = { projectOrderAppealId, version: shown.version, ...offer };
  await addAppealOffer('supplier', split, offering);
}

function deliveredOrder(deps: Dependencies, people: Ids, now: Date): Promise<string> {
  const { key, client, supplier, delivery } = disputedOrder;
  const createdAt = addMs(now, -6 * DAY);
  const life = {
    key,
    client,
    supplier,
    createdAt,
    receivedAt: addMs(createdAt, 2 * HOUR),
    paidAt: addMs(createdAt, 4 * HOUR),
    deliveredAt: addMs(now, -40 * HOUR),
    completedAt: null,
    rejectionReason: null,
    deliveryDescription: delivery,
    changeRequest: null,
    evaluations: [],
  };
  const form = formOf(idOf(people, supplier), createdAt, addMs(now, -36 * HOUR));
  return liveOrder(deps, life, { form, instructions: '' }, people);
}

function formOf(supUserId: string, createdAt: Date, dueAt: Date): OrderForm {
  const { name, field, unitPrice, workload, description } = disputedOrder;
  return {
    supUserId,
    orderName: name,
    orderType: 'translation',
    whFieldId: field,
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    startTime: createdAt.toISOString(),
    endTime: dueAt.toISOString(),
    deliverTime: dueAt.toISOString(),
    acceptTime: addMs(dueAt, limits.order.autoAcceptMs).toISOString(),
    zone: 'Asia/Shanghai',
    workload,
    unitPrice,
    unitName: 'thousand-characters',
    currency: 'CNY',
    orderDescription: description,
    orderFileIds: [],
  };
}
