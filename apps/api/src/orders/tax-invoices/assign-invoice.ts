import type { RequestOf, StaffTaxInvoice, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { worksAtDesk } from './desk.ts';
import { actOnTaxInvoice } from './desk-acts.ts';
import { freeOrders, updateTaxInvoice } from './tax-invoice-repository.ts';
import { tellDeclined } from './tell-client.ts';

type Calls = typeof calls.opsinterface.invoices;

/** Takes an invoice on, for oneself or a colleague of the desk. Throws `notFound`, `conflict`. */
export async function assignTaxInvoice(
  { staffId, ...target }: RequestOf<Calls['assignTaxInvoice']>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  if (!(await worksAtDesk(context, staffId))) refuse('notFound');
  const act = {
    action: 'assign',
    call: 'assignTaxInvoice',
    details: { staffId },
    toStaffId: staffId,
  } as const;
  return actOnTaxInvoice(target, act, context, (tx, { invoice: { id, status } }) =>
    updateTaxInvoice(tx, id, {
      status: status === 'toCorrect' ? status : 'inWork',
      assignee_id: staffId,
    }),
  );
}

/** Gives it back to the queue. Throws `notFound`, `conflict`. */
export function putBackTaxInvoice(
  target: RequestOf<Calls['putBackTaxInvoice']>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  const act = { action: 'putBack', call: 'putBackTaxInvoice' } as const;
  return actOnTaxInvoice(target, act, context, (tx, { invoice }) =>
    updateTaxInvoice(tx, invoice.id, { status: 'requested', assignee_id: null }),
  );
}

/** The client reads why, and may ask again. Throws `notFound`, `conflict`, 422 at `reason`. */
export function declineTaxInvoice(
  { reason, ...target }: RequestOf<Calls['declineTaxInvoice']>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  requireNoFaults(reasonFaults({ reason }));
  const { deps, now: at } = context;
  const act = { action: 'decline', call: 'declineTaxInvoice' } as const;
  return actOnTaxInvoice(target, act, context, async (tx, { invoice }) => {
    await updateTaxInvoice(tx, invoice.id, { status: 'declined', reason: reason.trim() });
    await freeOrders(tx, invoice.id);
    await tellDeclined(tx, deps.jobs, invoice, { reason: reason.trim(), at });
  });
}
