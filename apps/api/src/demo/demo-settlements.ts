import {
  addMs,
  DAY,
  HOUR,
  limits,
  MINUTE,
  settlementMonth,
  shanghaiMidnight,
  type SettlementMethodName,
} from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../calls/refusal.ts';
import {
  findRealName,
  findSettlementMethods,
} from '../profiles/certification/certification-repository.ts';
import { earnedOrders, payableSuppliers, type SeedEarnedOrder } from '@tolk/demo-data';
import { submitRealName } from '../profiles/certification/real-name.ts';
import { submitSettlementMethod } from '../profiles/certification/settlement-methods.ts';
import { decideReview } from '../console/verifications/reviews.ts';
import { applyForSettlement } from '../payouts/applying/apply.ts';
import { importBankResult } from '../payouts/batches/bank-payouts.ts';
import { decideExchangeRate, setExchangeRate } from '../payouts/applying/exchange-rates.ts';
import { addPayoutBatch, approvePayoutBatch } from '../payouts/batches/payout-batches.ts';
import { setDisplayRate } from '../payouts/display-rates/display-rates.ts';
import { settlementQuote } from '../payouts/applying/quote.ts';
import { contextOf, staffContextOf } from './demo-context.ts';
import { lifeOfOrder, type OrderForm } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';
import type { Step } from './demo-steps.ts';
import { memberOf, type DemoStaff } from './demo-staff.ts';
import { drawDocument } from './demo-verifications.ts';

/** CNY for one USD × 10,000. */
const rate = 7_1000;

/** CNY for one unit × 100,000,000. Dollars go by the rate of settlements. */
const displayRates = {
  EUR: 8_2400_0000,
  GBP: 9_4300_0000,
  HKD: 9120_0000,
  JPY: 456_0000,
  SGD: 5_4700_0000,
  VND: 2_7000,
} as const;

interface Settling {
  deps: Dependencies;
  people: Ids;
  staff: DemoStaff;
}

/**
 * Suppliers who are certified and have earned something: settled last month, ready, held, and an
 * application that waits for the staff.
 */
export function settlementsOfDemo(
  deps: Dependencies,
  people: Ids,
  staff: DemoStaff,
  now: Date,
): Step[] {
  const settling: Settling = { deps, people, staff };
  const past = lastMonthsApplication(now);
  const settled = earning(settling, earnedOrders.settled, addMs(past, -9 * DAY));
  const applied = earning(settling, earnedOrders.applied, addMs(now, -30 * DAY));
  const step = (at: Date, act: (at: Date) => Promise<void>): Step => ({ at, act: () => act(at) });
  return [
    step(addMs(past, -20 * DAY), (at) => certify(settling, at)),
    step(addMs(past, -HOUR), (at) => setRate(settling, at)),
    ...settled.steps,
    step(past, async (at) => {
      await payOut(settling, await apply(settling, 'lin-wanqing', settled.ids(), at), at);
    }),
    ...applied.steps,
    ...earning(settling, earnedOrders.ready, addMs(now, -9 * DAY)).steps,
    ...earning(settling, earnedOrders.held, addMs(now, -2 * DAY)).steps,
    step(thisMonthsApplication(now), async (at) => {
      await apply(settling, 'chen-siyuan', applied.ids(), at);
    }),
    step(addMs(now, -HOUR), async (at) => {
      await setRate(settling, at);
      await setDisplayRates(settling, at);
    }),
  ];
}

/** Finance sets the rate; the one before is too old, so that a colleague confirms it. */
async function setRate({ deps, staff }: Settling, at: Date): Promise<void> {
  const context = (role: 'finance' | 'admin', ms: number) =>
    staffContextOf(deps, memberOf(staff, role), addMs(at, ms));
  const { exchangeRateId } = await setExchangeRate({ rate }, context('finance', 0));
  await decideExchangeRate({ exchangeRateId, confirm: true }, context('admin', 10 * MINUTE));
}

async function setDisplayRates({ deps, staff }: Settling, at: Date): Promise<void> {
  const context = staffContextOf(deps, memberOf(staff, 'finance'), at);
  for (const [currency, worth] of Object.entries(displayRates)) {
    await setDisplayRate({ currency, rate: worth }, context);
  }
}

/** Noon of the 20th in Shanghai, a month before. */
function lastMonthsApplication(now: Date): Date {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return addMs(shanghaiMidnight(year, month - 1, 20), 12 * HOUR);
}

/** Yesterday, but in the window of this month. */
function thisMonthsApplication(now: Date): Date {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  const opens = shanghaiMidnight(year, month, limits.settlement.firstDay);
  const closes = shanghaiMidnight(year, month, limits.settlement.lastDay + 1);
  const yesterday = Math.min(addMs(now, -DAY).getTime(), addMs(closes, -HOUR).getTime());
  return new Date(Math.max(yesterday, opens.getTime()));
}

async function certify({ deps, people, staff }: Settling, at: Date): Promise<void> {
  for (const { key, idNumber, methods } of payableSuppliers) {
    const personId = idOf(people, key);
    const supplier = contextOf(deps, personId, 'supplier', at);
    const reviewer = staffContextOf(deps, memberOf(staff, 'reviewer'), addMs(at, 3 * HOUR));
    const finance = staffContextOf(deps, memberOf(staff, 'finance'), addMs(at, 4 * HOUR));
    const [{ name } = refuse('fault')] = methods.flatMap((form) =>
      form.method === 'corporateCard' ? [] : [form],
    );
    const photoIds = [await drawDocument(supplier), await drawDocument(supplier)];
    const realName = { documentType: 'idCard', name, number: idNumber, photoIds } as const;
    await submitRealName(realName, supplier);
    const certified = { decision: 'certify', reason: '' } as const;
    const { id: reviewId } = (await findRealName(deps.db, personId)) ?? refuse('fault');
    await decideReview({ ...certified, kind: 'realName', reviewId }, reviewer);
    for (const form of methods) await submitSettlementMethod(form, supplier);
    for (const { id } of await findSettlementMethods(deps.db, personId)) {
      const kind = 'settlementMethod';
      await decideReview({ ...certified, kind, reviewId: id }, finance);
    }
  }
}

/** Completes these orders by `completedAt`, a day apart. */
function earning(
  { deps, people }: Settling,
  orders: readonly SeedEarnedOrder[],
  completedAt: Date,
): { steps: Step[]; ids: () => string[] } {
  const lives = orders.map((order, index) => {
    const at = addMs(completedAt, -index * DAY);
    const createdAt = addMs(at, -9 * DAY);
    const dueAt = addMs(at, -12 * HOUR);
    return lifeOfOrder(
      deps,
      {
        ...order,
        createdAt,
        receivedAt: addMs(createdAt, 3 * HOUR),
        paidAt: addMs(createdAt, 5 * HOUR),
        deliveredAt: addMs(at, -DAY),
        completedAt: at,
        rejectionReason: null,
        deliveryDescription: order.delivery,
        changeRequest: null,
        evaluations: [],
      },
      { form: formOf(order, idOf(people, order.supplier), createdAt, dueAt), instructions: '' },
      people,
    );
  });
  return { steps: lives.flatMap(({ steps }) => steps), ids: () => lives.map(({ id }) => id()) };
}

function formOf(
  order: SeedEarnedOrder,
  supUserId: string,
  createdAt: Date,
  dueAt: Date,
): OrderForm {
  const intoChinese = order.name.endsWith('英译中');
  return {
    supUserId,
    orderName: order.name,
    orderType: 'translation',
    whFieldId: order.field,
    sourceLanguage: intoChinese ? 'en' : 'zh-CN',
    targetLanguage: intoChinese ? 'zh-CN' : 'en',
    startTime: createdAt.toISOString(),
    endTime: dueAt.toISOString(),
    deliverTime: dueAt.toISOString(),
    acceptTime: addMs(dueAt, limits.order.autoAcceptMs).toISOString(),
    zone: 'Asia/Shanghai',
    workload: order.workload,
    unitPrice: order.unitPrice,
    unitName: 'thousand-characters',
    currency: 'CNY',
    orderDescription: order.description,
    orderFileIds: [],
  };
}

async function apply(
  { deps, people }: Settling,
  supplier: string,
  orderIds: readonly string[],
  at: Date,
): Promise<string> {
  const method: SettlementMethodName = 'personalCard';
  const context = contextOf(deps, idOf(people, supplier), 'supplier', at);
  const { quoteId, obstacles } = await settlementQuote(
    { projectOrderIds: [...orderIds], method },
    context,
  );
  if (quoteId === null) throw new Error(`Seed: ${obstacles.map(({ reason }) => reason).join()}`);
  return (await applyForSettlement({ quoteId }, context)).settlementId;
}

/** Finance puts it into a batch, a colleague approves it, the bank pays two days later. */
async function payOut(
  { deps, staff }: Settling,
  settlementId: string,
  appliedAt: Date,
): Promise<void> {
  const at = (ms: number, role: 'finance' | 'admin' = 'finance') =>
    staffContextOf(deps, memberOf(staff, role), addMs(appliedAt, ms));
  const batch = await addPayoutBatch({ settlementIds: [settlementId] }, at(DAY));
  const { payoutBatchId, settlements } = batch;
  await approvePayoutBatch({ payoutBatchId }, at(DAY + 10 * MINUTE, 'admin'));
  const lines = settlements.map(
    ({ settlementNumber, payoutNet }) => `${settlementNumber},${(payoutNet / 100).toFixed(2)},成功`,
  );
  const text = ['结算编号,金额,处理结果', ...lines].join('\n');
  await importBankResult({ payoutBatchId, text }, at(3 * DAY));
}
