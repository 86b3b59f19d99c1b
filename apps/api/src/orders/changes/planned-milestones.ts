import type { RequestOf, calls } from '@tolk/contract';
import { DAY, bounds, addMs, limits, shareOf, type MilestoneMoney } from '@tolk/domain';
import { fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { milestoneInTurn } from '../milestones/milestone-in-turn.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { runsAtMostMs } from '../order/order-terms.ts';
import type { PlannedMilestone } from './order-change-table.ts';

type Asked = NonNullable<
  RequestOf<typeof calls.supinterface.orders.proposeChange>['milestones']
>[number];
type InMilestones = Pick<OrderRecord, 'milestones'>;

const texts = {
  notPlanned: {
    en: 'Only milestones whose turn has not come can be changed one by one.',
    zh: '仅可单独修改尚未开始的后续阶段。',
  },
  tooCheap: {
    en: `Each milestone must cost at least ${bounds.smallestMilestone}.`,
    zh: `每个阶段的价格不得低于 ${bounds.smallestMilestone}。`,
  },
  order: {
    en: 'Each milestone must be due after the one before.',
    zh: '每个阶段的交付时间须晚于前一阶段。',
  },
  tooLong: {
    en: `A milestone can take at most ${runsAtMostMs / DAY} days.`,
    zh: `每个阶段最长 ${runsAtMostMs / DAY} 天。`,
  },
} as const satisfies Record<string, BilingualText>;

/** The milestones whose turn has not come, in their order. */
export function plannedOf({ milestones }: InMilestones): PlannedMilestone[] {
  return milestones
    .filter(({ state }) => state === 'planned')
    .map(({ id, name, dueAt, acceptBy, price, fee, commission }) => ({
      id,
      name,
      dueAt: new Date(dueAt).toISOString(),
      acceptBy: new Date(acceptBy).toISOString(),
      price,
      fee,
      commission,
    }));
}

/**
 * Those of `base` as a proposal asks for them, each with as much time to check as before; fee and
 * commission are still those of before. Throws 422 at `milestones`.
 */
export function plannedAsked(
  asked: readonly Asked[],
  base: readonly PlannedMilestone[],
): PlannedMilestone[] {
  const byId = new Map(asked.map((one) => [one.milestoneId, one]));
  const known = base.filter(({ id }) => byId.has(id));
  if (known.length < asked.length) requireNoFaults({ milestones: texts.notPlanned });
  return base.map((milestone) => {
    const form = byId.get(milestone.id);
    if (form === undefined) return milestone;
    const name = visibleText(form.milestoneName);
    if (name === '') requireNoFaults({ milestones: fieldTexts.blank });
    const due = new Date(form.deliverTime);
    const toCheck = Date.parse(milestone.acceptBy) - Date.parse(milestone.dueAt);
    return {
      ...milestone,
      name,
      dueAt: due.toISOString(),
      acceptBy: addMs(due, toCheck).toISOString(),
      price: form.amountOfMoney,
    };
  });
}

/** What is wrong with them after a milestone that is due at `due`. */
export function faultOfPlanned(
  planned: readonly PlannedMilestone[],
  due: Date,
): BilingualText | undefined {
  if (planned.some(({ price }) => price < limits.order.milestones.price)) return texts.tooCheap;
  const starts = [due, ...planned.map(({ dueAt }) => new Date(dueAt))];
  const from = (at: number) => starts[at] ?? due;
  if (planned.some(({ dueAt }, at) => new Date(dueAt) <= from(at))) return texts.order;
  return planned.some(({ acceptBy }, at) => new Date(acceptBy) > addMs(from(at), runsAtMostMs))
    ? texts.tooLong
    : undefined;
}

/**
 * The same with what each bears of fee and commission, counted from the sums so far: those before it
 * keep what they have, but for the milestone in turn, whose price differs by `ofTurn`.
 */
export function pricedAfter(
  planned: readonly PlannedMilestone[],
  order: InMilestones,
  ofTurn: number,
): PlannedMilestone[] {
  const before = plannedOf(order);
  // At the same prices each bears what it does, also after a proposal of others.
  if (planned.every(({ price }, at) => price === before[at]?.price)) {
    return planned.map((milestone, at) => ({
      ...milestone,
      ...moneyBetween([], before.slice(at, at + 1)),
    }));
  }
  const turn = milestoneInTurn(order)?.position ?? 0;
  const done = moneySum(order.milestones.filter(({ position }) => position <= turn));
  const upTo = (end: number) => done.price + ofTurn + moneySum(planned.slice(0, end)).price;
  const share = (at: number, rate: number, borne: number) => {
    const soFar =
      at === 0
        ? borne + shareOf(upTo(0), rate) - shareOf(done.price, rate)
        : shareOf(upTo(at), rate);
    return shareOf(upTo(at + 1), rate) - soFar;
  };
  return planned.map((milestone, at) => ({
    ...milestone,
    fee: share(at, limits.handlingFeeShare, done.fee),
    commission: share(at, limits.commissionShare, done.commission),
  }));
}

/** How much more all of `after` cost than all of `before`, by parts. */
export function moneyBetween(
  before: readonly MilestoneMoney[],
  after: readonly MilestoneMoney[],
): MilestoneMoney {
  const [from, to] = [moneySum(before), moneySum(after)];
  return {
    price: to.price - from.price,
    fee: to.fee - from.fee,
    commission: to.commission - from.commission,
  };
}

function moneySum(milestones: readonly MilestoneMoney[]): MilestoneMoney {
  const sum = (part: keyof MilestoneMoney) =>
    milestones.reduce((total, milestone) => total + milestone[part], 0);
  return { price: sum('price'), fee: sum('fee'), commission: sum('commission') };
}
