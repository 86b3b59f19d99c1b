import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../calls/refusal.ts';
import { findOrder } from '../orders/order/order-repository.ts';
import { disputedOrder } from '@tolk/demo-data';
import { addAppeal, addAppealEvidence, addAppealOffer } from '../orders/appeals/party-appeals.ts';
import { contextOf } from './demo-context.ts';
import { lifeOfOrder, writeFile, type OrderForm } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';
import type { Step } from './demo-steps.ts';

/** An order in appeal since yesterday: both sides have shown theirs, and the supplier offers a split. */
export function disputeOfDemo(deps: Dependencies, people: Ids, now: Date): Step[] {
  const { client, supplier, claim, answer, offer } = disputedOrder;
  const claiming = contextOf(deps, idOf(people, client), 'client', addMs(now, -20 * HOUR));
  const answering = contextOf(deps, idOf(people, supplier), 'supplier', addMs(now, -6 * HOUR));
  const offering = contextOf(deps, idOf(people, supplier), 'supplier', addMs(now, -5 * HOUR));
  const order = lifeOfDelivered(deps, people, now);
  let appealId: string | undefined;
  let version = 0;
  const appeal = () => ({ projectOrderAppealId: appealId ?? refuse('fault') });

  const raise = async () => {
    const raised = (await findOrder(deps.db, order.id())) ?? refuse('fault');
    const { projectOrderAppealId } = await addAppeal(
      'client',
      {
        projectOrderId: raised.id,
        version: raised.version,
        appealType: 'quality',
        reasonForAppeal: claim.reason,
        refundPercent: claim.refundPercent,
        fileIds: [await writeFile(claiming, { ...claim.file, purpose: 'evidence' })],
      },
      claiming,
    );
    appealId = projectOrderAppealId;
  };
  const respond = async () => {
    const fileIds = [await writeFile(answering, { ...answer.file, purpose: 'evidence' })];
    const evidence = { ...appeal(), text: answer.text, fileIds };
    ({ version } = await addAppealEvidence('supplier', evidence, answering));
  };
  const offerSplit = async () => {
    await addAppealOffer('supplier', { ...appeal(), version, ...offer }, offering);
  };
  return [
    ...order.steps,
    { at: claiming.now, act: raise },
    { at: answering.now, act: respond },
    { at: offering.now, act: offerSplit },
  ];
}

function lifeOfDelivered(deps: Dependencies, people: Ids, now: Date) {
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
  return lifeOfOrder(deps, life, { form, instructions: '' }, people);
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
