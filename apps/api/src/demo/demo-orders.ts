import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { addMs, DAY, HOUR, limits, type FilePurpose } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { insertFile } from '../files/uploads/file-repository.ts';
import { releaseEarnings } from '../orders/earnings/release.ts';
import { applyOrderAction } from '../orders/order/apply-order-action.ts';
import { findOrder, lockOrder } from '../orders/order/order-repository.ts';
import { milestoneInTurn, moneyInTurn } from '../orders/milestones/milestone-in-turn.ts';
import { insertAttempt } from '../orders/payments/payment-repository.ts';
import { refuse } from '../calls/refusal.ts';
import type { DemoOrder, DemoPosting } from '@tolk/demo-data';
import { evaluate } from '../orders/evaluations/evaluations.ts';
import { createOrder } from '../orders/order/create-order.ts';
import { acceptOrReject, acceptResults, deliverables } from '../orders/order/party-actions.ts';
import { receivePayment } from '../orders/payments/receive-payment.ts';
import { bookingPartOf } from './demo-bookings.ts';
import { contextOf, depsAt } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';
import type { Step } from './demo-steps.ts';

export type OrderForm = RequestOf<typeof calls.clientinterface.orders.addProjectOrder>;

/** What happened to an order, and when. */
export type LivedOrder = Pick<
  DemoOrder,
  | 'key'
  | 'client'
  | 'supplier'
  | 'createdAt'
  | 'receivedAt'
  | 'paidAt'
  | 'deliveredAt'
  | 'completedAt'
  | 'rejectionReason'
  | 'deliveryDescription'
  | 'changeRequest'
  | 'evaluations'
> & {
  /** Who acts for the supplier where that is a company. */
  member?: string;
};

/** One order of the seed while it is lived through again. */
interface Life {
  deps: Dependencies;
  seed: LivedOrder;
  /** What was ordered, and what the supplier says of it where the seed is silent. */
  title: string;
  instructions: string;
  clientAt: (at: Date) => CallContext;
  supplierAt: (at: Date) => CallContext;
  /** The order's id, once it is made. */
  id: () => string;
}

interface LifeOfOrder extends Pick<Life, 'id'> {
  steps: Step[];
}

export function lifeOfDemoOrder(
  deps: Dependencies,
  seed: DemoOrder,
  posting: DemoPosting,
  ids: { people: Ids; applications: Ids },
): LifeOfOrder {
  const form = formOf(seed, posting, idOf(ids.applications, seed.application));
  return lifeOfOrder(deps, seed, { form, instructions: posting.deliveryInstructions }, ids.people);
}

/** What has not happened yet in the life of an order that is paid and worked on. */
export const underWay = {
  deliveredAt: null,
  completedAt: null,
  rejectionReason: null,
  deliveryDescription: null,
  changeRequest: null,
  evaluations: [],
};

/** All that its people did about an order, each at its time. */
export function lifeOfOrder(
  deps: Dependencies,
  seed: LivedOrder,
  { form, instructions }: { form: OrderForm; instructions: string },
  people: Ids,
): LifeOfOrder {
  const clientAt = (at: Date) => contextOf(deps, idOf(people, seed.client), 'client', at);
  const memberId = seed.member === undefined ? null : idOf(people, seed.member);
  const supplierAt = (at: Date) =>
    contextOf(deps, idOf(people, seed.supplier), 'supplier', at, memberId);
  let made: string | undefined;
  const id = () => made ?? refuse('fault');
  const life: Life = { deps, seed, title: form.orderName, instructions, clientAt, supplierAt, id };
  const create = async () => {
    made = (await createOrder(form, clientAt(seed.createdAt))).projectOrderId;
  };
  const steps = [
    { at: seed.createdAt, act: create },
    ...answerToOffer(life),
    ...when(seed.paidAt, (at) => pay(life, at)),
    ...when(seed.deliveredAt, (at) => deliver(life, at)),
    ...judgement(life),
    ...seed.evaluations.map((evaluation) => evaluated(life, evaluation)),
    ...endOfHold(life),
  ];
  return { steps, id };
}

function when(at: Date | null, act: (at: Date) => Promise<void>): Step[] {
  return at === null ? [] : [{ at, act: () => act(at) }];
}

function evaluated(
  { deps, seed, id, clientAt, supplierAt }: Life,
  { by, stars, text, createdOffsetHours }: LivedOrder['evaluations'][number],
): Step {
  const at = evaluationTime(seed, createdOffsetHours, deps.clock.now());
  const context = by === 'client' ? clientAt(at) : supplierAt(at);
  const review = { evaluateGrade: stars, evaluateDescription: text };
  return {
    at,
    act: async () => {
      await evaluate(by, { projectOrderId: id(), ...review }, context);
    },
  };
}

/** At its own time: left to the queue it would end when the demo is written. */
function endOfHold({ deps, seed: { completedAt }, id }: Life): Step[] {
  if (completedAt === null) return [];
  const holdOver = addMs(completedAt, limits.order.holdMs);
  if (holdOver > deps.clock.now()) return [];
  return when(holdOver, (at) => releaseEarnings.run({ orderId: id() }, depsAt(deps, at)));
}

function formOf(seed: DemoOrder, posting: DemoPosting, projectApplicationJLId: string) {
  const start = posting.startAt < seed.dueAt ? posting.startAt : seed.createdAt;
  return {
    projectApplicationJLId,
    orderName: posting.title,
    orderType: posting.type,
    whFieldId: posting.field,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    startTime: start.toISOString(),
    endTime: seed.dueAt.toISOString(),
    deliverTime: seed.dueAt.toISOString(),
    acceptTime: addMs(seed.dueAt, limits.order.autoAcceptMs).toISOString(),
    zone: posting.zone,
    ...bookingPartOf(seed, posting),
    ...milestonesPartOf(seed),
    workload: seed.workload,
    unitPrice: seed.unitPrice,
    unitName: posting.unit,
    currency: 'CNY' as const,
    orderDescription: seed.description,
    orderFileIds: [],
  };
}

function milestonesPartOf({
  milestones,
  milestonesDueAt,
}: DemoOrder): Pick<OrderForm, 'milestones'> {
  if (milestones.length === 0) return {};
  return {
    milestones: milestones.map(({ name, price }, at) => ({
      milestoneName: name,
      deliverTime: (milestonesDueAt[at] ?? refuse('fault')).toISOString(),
      amountOfMoney: price,
    })),
  };
}

async function orderOf({ deps, id }: Life) {
  return (await findOrder(deps.db, id())) ?? refuse('fault');
}

function answerToOffer(life: Life): Step[] {
  const { seed, supplierAt } = life;
  const { rejectionReason: reason } = seed;
  if (reason === null) return when(seed.receivedAt, (at) => accept(life, supplierAt(at)));
  return when(seed.receivedAt ?? addMs(seed.createdAt, HOUR), async (at) => {
    const { id: projectOrderId, version } = await orderOf(life);
    await acceptOrReject({ projectOrderId, version, accept: false, reason }, supplierAt(at));
  });
}

/** The demo shows suppliers whose documents still wait for the staff, and orders that they took. */
async function accept({ id }: Life, supplier: CallContext): Promise<void> {
  const { deps, personId, memberId, now } = supplier;
  await supplier.transaction(async (tx) => {
    await applyOrderAction(tx, deps.jobs, {
      order: (await lockOrder(tx, id())) ?? refuse('fault'),
      expectedVersion: null,
      actor: 'supplier',
      personId,
      memberId,
      action: 'accept',
      payload: { bookedTwice: false },
      at: now,
    });
  });
}

async function pay(life: Life, at: Date): Promise<void> {
  const order = await orderOf(life);
  const outTradeNo = randomUUID().replaceAll('-', '');
  const { price, fee } = moneyInTurn(order);
  const amount = price + fee;
  const attempt = {
    id: randomUUID(),
    order_id: order.id,
    order_version: order.version,
    milestone_id: milestoneInTurn(order)?.id ?? null,
    method: 'wechatPay',
    scene: 'desktop',
    out_trade_no: outTradeNo,
    amount,
    currency: order.currency,
    code_url: null,
    redirect_url: null,
    provider_transaction_id: null,
    created_at: at,
    expires_at: addMs(at, limits.order.paymentAttemptMs),
    queried_at: null,
    paid_at: null,
  } as const;
  await life.clientAt(at).transaction((tx) => insertAttempt(tx, attempt));
  const money = {
    method: 'wechatPay',
    outTradeNo,
    amount,
    providerTransactionId: `demo-${outTradeNo}`,
  } as const;
  const outcome = await receivePayment(depsAt(life.deps, at), money);
  if (outcome !== 'started') throw new Error(`Seed: the payment of ${life.seed.key} is ${outcome}`);
}

async function deliver(life: Life, at: Date): Promise<void> {
  const { seed, title, instructions, supplierAt } = life;
  const description = seed.deliveryDescription ?? instructions;
  const context = supplierAt(at);
  const file = { name: `${title}.txt`, text: description, purpose: 'delivery' } as const;
  const fileId = await writeFile(context, file);
  const { id: projectOrderId, version } = await orderOf(life);
  await deliverables({ projectOrderId, version, description, fileIds: [fileId] }, context);
}

/** A text file that this person has uploaded. */
export async function writeFile(
  { deps, personId, now }: CallContext,
  { name, text, purpose }: { name: string; text: string; purpose: FilePurpose },
): Promise<string> {
  const id = randomUUID();
  const size = await deps.files.put(
    id,
    Readable.from([Buffer.from(text)]),
    limits.file.bytes,
    async () => undefined,
  );
  await insertFile(deps.db, {
    id,
    owner_id: personId,
    staff_id: null,
    purpose,
    name,
    media_type: 'text/plain',
    size,
    word_count: null,
    created_at: now,
  });
  return id;
}

function judgement(life: Life): Step[] {
  const { seed, clientAt, deps } = life;
  const { deliveredAt, completedAt, changeRequest } = seed;
  if (deliveredAt === null) return [];
  if (changeRequest === null) {
    return when(completedAt, async (at) => {
      const { id: projectOrderId, version } = await orderOf(life);
      await acceptResults({ projectOrderId, version, accept: true }, clientAt(at));
    });
  }
  return when(addMs(deliveredAt, HOUR), async (at) => {
    const { id: projectOrderId, version, due_at } = await orderOf(life);
    const soon = addMs(deps.clock.now(), 2 * DAY);
    const deliverTime = (soon < due_at ? due_at : soon).toISOString();
    const changes = { projectOrderId, version, accept: false, changeRequest, deliverTime };
    await acceptResults(changes, clientAt(at));
  });
}

/** Not before the order was completed, not after now. */
function evaluationTime({ completedAt }: LivedOrder, offsetHours: number, now: Date): Date {
  const wished = addMs(now, offsetHours * HOUR);
  return completedAt !== null && wished < completedAt ? completedAt : wished;
}
