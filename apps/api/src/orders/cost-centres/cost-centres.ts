import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { budgetLevel, limits, settlementMonth, shanghaiMidnight } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { insertEvent, lockOrganisation } from '../../organisations/organisation-repository.ts';
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
  const memberId = actingMember(context);
  const name = visibleText(form.name);
  requireNoFaults(blankFaults({ name }));
  await context.transaction(async (tx) => {
    await lockOrganisation(tx, personId);
    const known = await costCentresOf(tx, personId, startOfMonth(now));
    const former = known.find((one) => one.name === name);
    if (former === undefined && known.length >= limits.organisation.costCentres)
      refuse('tooManyEntries');
    const { monthlyBudget } = form;
    await upsertCostCentre(tx, personId, { name, monthlyBudget });
    if (former?.monthlyBudget !== monthlyBudget) {
      const about = { costCentre: name, amount: monthlyBudget };
      await insertEvent(tx, {
        ...about,
        organisationId: personId,
        event: 'budgetSet',
        personId: memberId,
        at: now,
      });
    }
    invalidate(tx, personId, ['CostCentre', 'Organisation']);
  });
  return {};
}

/** Throws `notFound`. */
export async function removeCostCentre(
  form: RequestOf<Calls['removeCostCentre']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId, now } = context;
  const memberId = actingMember(context);
  const costCentre = visibleText(form.name);
  await context.transaction(async (tx) => {
    if (!(await deleteCostCentre(tx, personId, costCentre))) refuse('notFound');
    await insertEvent(tx, {
      organisationId: personId,
      event: 'costCentreRemoved',
      personId: memberId,
      costCentre,
      at: now,
    });
    invalidate(tx, personId, ['CostCentre', 'Organisation']);
  });
  return {};
}

/** Of the calendar month in Shanghai. */
export function startOfMonth(now: Date): Date {
  const [year = 0, month = 0] = settlementMonth(now).split('-').map(Number);
  return shanghaiMidnight(year, month, 1);
}
