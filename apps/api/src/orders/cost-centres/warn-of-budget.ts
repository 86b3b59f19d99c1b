import { pathTo } from '@tolk/contract/routes';
import { budgetLevel, type BudgetLevel } from '@tolk/domain';
import { bounds } from '@tolk/domain/bounds';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { costCentresOf, hasCostCentres, lockCostCentre } from './cost-centre-repository.ts';
import { startOfMonth } from './cost-centres.ts';

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
  { costCentre, amount }: { costCentre: string; amount: number },
  { deps, personId, memberId, now }: CallContext,
): Promise<void> {
  if (memberId === null || costCentre === '') return;
  const all = await costCentresOf(tx, personId, startOfMonth(now));
  const one = all.find(({ name }) => name === costCentre);
  if (one === undefined) return;
  const before = budgetLevel(one.monthlyBudget, one.ordered - amount);
  const level = budgetLevel(one.monthlyBudget, one.ordered);
  if (level === before || level === 'within') return;
  await notify(tx, deps.jobs, {
    personId,
    identity: 'client',
    kind: 'budgetReached',
    ...texts[level](costCentre),
    path: pathTo('organisation'),
    at: now,
  });
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
