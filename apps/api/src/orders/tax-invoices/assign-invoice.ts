import type { RequestOf, StaffTaxInvoice, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import type { Tx } from '../../database/schema.ts';
import type { HandOver } from '../../staff/members/hand-over.ts';
import { actOnTaxInvoice, allows, lockInvoice, noteAct } from './desk-acts.ts';
import { freeOrders, updateTaxInvoice } from './tax-invoice-repository.ts';
import { tellDeclined } from './tell-client.ts';

type Calls = typeof calls.opsinterface.invoices;

/** Takes an invoice on, or returns it to the queue. False: somebody was faster. */
export async function handOverTaxInvoice(
  tx: Tx,
  { id, staffId, seenAssigneeId, call }: HandOver,
  context: CallContext,
): Promise<boolean> {
  const action = staffId === null ? 'putBack' : 'assign';
  const locked = await lockInvoice(tx, id, context);
  if (locked?.invoice.assignee_id !== seenAssigneeId) return false;
  if (!allows(locked, action, context.now)) return false;
  const { invoice } = locked;
  const taken = invoice.status === 'toCorrect' ? invoice.status : 'inWork';
  await updateTaxInvoice(tx, id, {
    status: staffId === null ? 'requested' : taken,
    assignee_id: staffId,
  });
  const given = staffId === null ? {} : { details: { staffId }, toStaffId: staffId };
  await noteAct(tx, invoice, { action, call, ...given }, context);
  return true;
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
