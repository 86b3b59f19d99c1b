import { pathTo } from '@tolk/contract/routes';
import { budgetLevel, type BudgetLevel } from '@tolk/domain';
import { bounds } from '@tolk/domain/bounds';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { findReferences } from '../references/order-reference-repository.ts';
import {
  costCentresOf,
  costNothing,
  hasCostCentres,
  lockCostCentre,
} from './cost-centre-repository.ts';
import { startOfMonth } from './cost-centres.ts';

interface OrderedOn {
  organisationId: string;
  costCentre: string;
  /** Fen. */
  amount: number;
  at: Date;
}

const notOnTheList = {
  en: 'Choose a cost centre of your organisation, or none.',
  zh: '请选择组织的成本中心，或留空。',
};

/**
 * Of an organisation that keeps a list, an order names one of the list or none. Throws 422 at
 * `costCentre`. From here on others who order on the same one wait.
 */
export async function requireListed(
  tx: Tx,
  costCentre: string,
  { personId, memberId }: CallContext,
): Promise<void> {
  if (memberId === null || costCentre === '') return;
  if (await lockCostCentre(tx, personId, costCentre)) return;
  if (await hasCostCentres(tx, personId)) requireNoFaults({ costCentre: notOnTheList });
}

/** Tells who manages the organisation when this amount has nearly, or wholly, used a budget up. */
export async function warnOfBudget(
  tx: Tx,
  jobs: Jobs,
  { organisationId, costCentre, amount, at }: OrderedOn,
): Promise<void> {
  const all = await costCentresOf(tx, organisationId, startOfMonth(at));
  const one = all.find(({ name }) => name === costCentre);
  if (one === undefined) return;
  const before = budgetLevel(one.monthlyBudget, one.ordered - amount);
  const level = budgetLevel(one.monthlyBudget, one.ordered);
  if (level === before || level === 'within') return;
  await notify(tx, jobs, {
    personId: organisationId,
    identity: 'client',
    kind: 'budgetReached',
    ...texts[level](costCentre),
    path: pathTo('organisation'),
    at,
  });
}

/** The same where an order became dearer, by an edit or a change that both agreed on. */
export async function warnOfRise(
  tx: Tx,
  jobs: Jobs,
  { before, order, at }: { before: OrderRecord; order: OrderRecord; at: Date },
): Promise<void> {
  const amount = costOf(order) - costOf(before);
  // What was ordered in another month is on the budget of that one.
  if (amount <= 0 || order.created_at < startOfMonth(at)) return;
  const organisationId = order.client_id;
  const { costCentre } = await findReferences(tx, order.id);
  if (costCentre === '' || !(await lockCostCentre(tx, organisationId, costCentre))) return;
  await warnOfBudget(tx, jobs, { organisationId, costCentre, amount, at });
}

function costOf({ state, price, fee }: OrderRecord): number {
  return costNothing.includes(state) ? 0 : price + fee;
}

const texts: Readonly<
  Record<
    Exclude<BudgetLevel, 'within'>,
    (name: string) => { title: BilingualText; text: BilingualText }
  >
> = {
  near: (name) => ({
    title: { en: 'A budget is nearly used up', zh: '预算即将用尽' },
    text: {
      en: `More than ${bounds.budgetNear} of this month’s budget of cost centre ${name} has been ordered.`,
      zh: `成本中心 ${name} 本月已下单金额超过预算的 ${bounds.budgetNear}。`,
    },
  }),
  over: (name) => ({
    title: { en: 'A budget is used up', zh: '预算已用尽' },
    text: {
      en: `This month’s budget of cost centre ${name} has been ordered. Orders are still possible.`,
      zh: `成本中心 ${name} 本月预算已用尽，仍可继续下单。`,
    },
  }),
};
