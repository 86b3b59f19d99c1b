import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { budgetLevel, limits, settlementMonth, shanghaiMidnight } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockOrganisation } from '../../organisations/organisation-repository.ts';
import { actingMember } from '../../organisations/organisations.ts';
import { costCentresOf, deleteCostCentre, upsertCostCentre } from './cost-centre-repository.ts';

type Calls = typeof calls.clientinterface.organisations;

/** None for who acts for themselves. */
export async function ownCostCentres({
  deps,
  personId,
  now,
}: CallContext): Promise<ResponseOf<Calls['getCostCentres']>> {
  const rows = await costCentresOf(deps.db, personId, startOfMonth(now));
  return {
    currency: 'CNY',
    list: rows.map((row) => ({ ...row, level: budgetLevel(row.monthlyBudget, row.ordered) })),
  };
}

/** Adds one, or changes its budget. Throws `notFound` for who acts for themselves, `tooManyEntries`. */
export async function saveCostCentre(
  form: RequestOf<Calls['saveCostCentre']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId, now } = context;
  actingMember(context);
  const name = visibleText(form.name);
  requireNoFaults(blankFaults({ name }));
  await context.transaction(async (tx) => {
    await lockOrganisation(tx, personId);
    const known = await costCentresOf(tx, personId, startOfMonth(now));
    const isNew = !known.some((one) => one.name === name);
    if (isNew && known.length >= limits.organisation.costCentres) refuse('tooManyEntries');
    await upsertCostCentre(tx, personId, { name, monthlyBudget: form.monthlyBudget });
    invalidate(tx, personId, ['CostCentre']);
  });
  return {};
}

/** Throws `notFound`. */
export async function removeCostCentre(
  form: RequestOf<Calls['removeCostCentre']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId } = context;
  actingMember(context);
  await context.transaction(async (tx) => {
    if (!(await deleteCostCentre(tx, personId, visibleText(form.name)))) refuse('notFound');
    invalidate(tx, personId, ['CostCentre']);
  });
  return {};
}

/** Of the calendar month in Shanghai. */
export function startOfMonth(now: Date): Date {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return shanghaiMidnight(year, month, 1);
}
