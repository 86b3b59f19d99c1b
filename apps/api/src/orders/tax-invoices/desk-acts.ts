import type { StaffTaxInvoice } from '@tolk/contract';
import {
  findTransition,
  taxInvoiceLifecycle,
  type TaxInvoiceAction,
  type TaxInvoiceFacts,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { findDeskInvoice } from './desk-repository.ts';
import { presentDeskInvoice } from './present-desk.ts';
import { standingOf } from './invoice-facts.ts';
import { invoiceActions } from './present-tax-invoice.ts';
import {
  insertTaxInvoiceEvent,
  lockTaxInvoice,
  type InvoiceLine,
  type TaxInvoiceRow,
} from './tax-invoice-repository.ts';

/** The invoice that an act is about, as it was looked at. */
export interface DeskTarget {
  taxInvoiceId: string;
  version: number;
}

export interface DeskAct {
  action: TaxInvoiceAction;
  /** The call, as the audit log names it. */
  call: string;
  details?: Record<string, string>;
  /** To whom it is given. */
  toStaffId?: string;
}

/** An invoice that is locked, with its orders as they were looked at: more may be paid for them meanwhile. */
export interface LockedInvoice {
  invoice: TaxInvoiceRow;
  facts: TaxInvoiceFacts;
  lines: readonly InvoiceLine[];
}

/**
 * One act of the staff on an invoice: the second of two at once, or who looked before a refund, gets
 * `conflict` with what is possible now. Answers the invoice as it is then. Throws `notFound`.
 */
export function actOnTaxInvoice(
  { taxInvoiceId, version }: DeskTarget,
  act: DeskAct,
  context: CallContext,
  carryOut: (tx: Tx, locked: LockedInvoice) => Promise<void>,
): Promise<StaffTaxInvoice> {
  return context.transaction(async (tx) => {
    const locked = (await lockInvoice(tx, taxInvoiceId, context)) ?? refuse('notFound');
    const { invoice, facts } = locked;
    if (version !== invoice.version || !allows(locked, act.action, context.now)) {
      refuse('conflict', {
        data: { allowedActions: invoiceActions(invoice, facts, 'staff', context) },
      });
    }
    await carryOut(tx, locked);
    await noteAct(tx, invoice, act, context);
    const then = (await findDeskInvoice(tx, invoice.id)) ?? refuse('notFound');
    return presentDeskInvoice(tx, then, context);
  });
}

/** An invoice with the sums of its orders, locked; undefined: there is none. */
export async function lockInvoice(
  tx: Tx,
  taxInvoiceId: string,
  { deps }: CallContext,
): Promise<LockedInvoice | undefined> {
  const invoice = await lockTaxInvoice(tx, taxInvoiceId);
  if (invoice === undefined) return undefined;
  const { lines, facts } = await standingOf(tx, invoice, deps);
  return { invoice, facts, lines };
}

/** Whether staff may do this about the invoice as it is. */
export function allows(
  { invoice, facts }: LockedInvoice,
  action: TaxInvoiceAction,
  now: Date,
): boolean {
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'staff', action);
  return transition !== undefined && (transition.guard?.(facts, now) ?? null) === null;
}

/** Writes an act into the story and the audit log, and tells the client's screens. */
export async function noteAct(
  tx: Tx,
  invoice: TaxInvoiceRow,
  { action, call, details = {}, toStaffId }: DeskAct,
  context: CallContext,
): Promise<void> {
  await insertTaxInvoiceEvent(tx, {
    invoice_id: invoice.id,
    action,
    staff_id: context.staffMember.staffId,
    to_staff_id: toStaffId ?? null,
    at: context.now,
  });
  await recordAudit(tx, context, {
    action: call,
    subject: 'taxInvoice',
    subjectId: invoice.id,
    details: { personId: invoice.client_id, ...details },
  });
  invalidate(tx, invoice.client_id, ['TaxInvoice']);
}
