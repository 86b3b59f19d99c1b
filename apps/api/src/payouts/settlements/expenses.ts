import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, DAY, shanghaiDay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields } from '../../calls/refusal.ts';
import { supplierBalances, supplierMovements } from '../../ledger/ledger-repository.ts';
import { firstMovement } from '../../ledger/supplier-earnings-repository.ts';
import { noSuchDay, startOfDay } from '../../calls/day-span.ts';
import { pagingOf, type Paging } from '../../calls/paging.ts';
import { settlementCurrency } from '../applying/position.ts';

type Call = typeof calls.supinterface.settlement.getFYMXProjectList;
export type Expenses = ResponseOf<Call>;

/** What moved the caller's money, the newest first, and what it comes to now. */
export function expenseDetails(
  { from, to, ...page }: RequestOf<Call>,
  context: CallContext,
): Promise<Expenses> {
  return expensesOf({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, pagingOf(page), context);
}

/** Movements from the start of the day `from` to the end of the day `to`, both in Shanghai. */
export async function expensesOf(
  { from, to }: { from?: string; to?: string },
  paging: Paging,
  { deps, personId }: CallContext,
): Promise<Expenses> {
  const span = { from: startOf(from, 'from'), before: startOf(to, 'to', DAY) };
  const { total, rows } = await supplierMovements(
    deps.db,
    personId,
    settlementCurrency,
    span,
    paging,
  );
  const first = await firstMovement(deps.db, personId);
  return {
    total,
    list: rows.map((row) => ({
      entryId: row.id,
      time: row.at.toISOString(),
      event: row.event,
      projectOrderId: row.order_id,
      settlementId: row.settlement_id,
      subject: row.subject,
      currency: row.currency,
      pending: row.pending,
      available: row.available,
      receivable: row.receivable,
    })),
    ...(await supplierBalances(deps.db, personId, settlementCurrency)),
    currency: settlementCurrency,
    firstYear: first && Number(shanghaiDay(first).slice(0, 4)),
  };
}

/** Shanghai has had no summer time since 1991, so that a day has 24 hours. */
function startOf(day: string | undefined, field: string, afterMs = 0): Date | null {
  if (day === undefined) return null;
  const start = startOfDay(day);
  if (start === null) {
    invalidFields({ [field]: noSuchDay });
  }
  return addMs(start, afterMs);
}
