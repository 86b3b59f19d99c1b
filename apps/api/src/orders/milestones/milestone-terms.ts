import { DAY, addMs, bounds, limits, moneyOfMilestones } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import { fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { runsAtMostMs, type OrderTerms } from '../order/order-terms.ts';
import type { MilestoneRecord, NewMilestone } from './milestone-repository.ts';

type Form = Pick<RequestOf<typeof calls.clientinterface.orders.editProjectOrder>, 'milestones'>;
type Row = NonNullable<Form['milestones']>[number];

const texts = {
  notInterpreting: {
    en: 'Interpreting is booked by the session and can’t be split into milestones.',
    zh: '口译按场次预约，不能分阶段交付。',
  },
  sum: {
    en: 'Together the milestones must cost what the order costs.',
    zh: '各阶段价格之和须等于订单价格。',
  },
  order: {
    en: 'Each milestone must be due after the one before.',
    zh: '每个阶段的交付时间须晚于前一阶段。',
  },
  acceptBeforeDelivery: {
    en: 'The acceptance must be after the delivery.',
    zh: '验收时间须晚于交付时间。',
  },
  tooLong: {
    en: `A milestone can take at most ${runsAtMostMs / DAY} days. Split it.`,
    zh: `每个阶段最长 ${runsAtMostMs / DAY} 天，请拆分。`,
  },
  tooCheap: {
    en: `Each milestone must cost at least ${bounds.smallestMilestone}.`,
    zh: `每个阶段的价格不得低于 ${bounds.smallestMilestone}。`,
  },
} as const satisfies Record<string, BilingualText>;

/**
 * The milestones that a form asks for; empty for an order that is delivered and paid as a whole.
 * Throws 422 at `milestones`, with the first thing that is wrong with them.
 */
export function milestoneTerms(
  { milestones: rows }: Form,
  terms: OrderTerms,
  now: Date,
): NewMilestone[] {
  if (rows === undefined) return [];
  const money = moneyOfMilestones(rows.map(({ amountOfMoney }) => amountOfMoney));
  const milestones = rows.map((row, at) => ({
    name: visibleText(row.milestoneName),
    due_at: new Date(row.deliverTime),
    accept_by: new Date(row.acceptTime ?? row.deliverTime),
    price: row.amountOfMoney,
    fee: money[at]?.fee ?? 0,
    commission: money[at]?.commission ?? 0,
  }));
  const fault = faultOf(rows, milestones, terms, now);
  if (fault !== undefined) requireNoFaults({ milestones: fault });
  return milestones;
}

/** A stored milestone as a form would ask for it. */
export function termsOfMilestone(milestone: MilestoneRecord): NewMilestone {
  const { name, dueAt, acceptBy, price, fee, commission } = milestone;
  return { name, due_at: new Date(dueAt), accept_by: new Date(acceptBy), price, fee, commission };
}

function faultOf(
  rows: readonly Row[],
  milestones: readonly NewMilestone[],
  terms: OrderTerms,
  now: Date,
): BilingualText | undefined {
  if (terms.order_type === 'interpretation') return texts.notInterpreting;
  if (milestones.some(({ name }) => name === '')) return fieldTexts.blank;
  if (rows.some(({ amountOfMoney }) => amountOfMoney < limits.order.milestones.price)) {
    return texts.tooCheap;
  }
  const sum = milestones.reduce((total, { price }) => total + price, 0);
  return faultOfTimes(milestones, now) ?? (sum === terms.price ? undefined : texts.sum);
}

function faultOfTimes(milestones: readonly NewMilestone[], now: Date): BilingualText | undefined {
  if (milestones.some(({ due_at, accept_by }) => accept_by < due_at)) {
    return texts.acceptBeforeDelivery;
  }
  const starts = [now, ...milestones.map(({ due_at }) => due_at)];
  const from = (at: number) => starts[at] ?? now;
  if (milestones.some(({ due_at }, at) => due_at <= from(at))) return texts.order;
  return milestones.some(({ accept_by }, at) => accept_by > addMs(from(at), runsAtMostMs))
    ? texts.tooLong
    : undefined;
}
