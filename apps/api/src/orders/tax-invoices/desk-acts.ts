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
import { invoicedOf, invoiceActions } from './present-tax-invoice.ts';
import {
  insertTaxInvoiceEvent,
  lockTaxInvoice,
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

/** An invoice that is locked, with the sums of its orders in fen. */
export interface LockedInvoice {
  invoice: TaxInvoiceRow;
  facts: TaxInvoiceFacts;
  /** What the papers say of them. */
  invoiced: number;
}

/**
 * One act of the staff on an invoice: the second of two at once, or who looked before a refund, gets
 * `conflict` with what is possible now. Answers the invoice as it is then. Throws `notFound`.
 */
export function actOnTaxInvoice(
  { taxInvoiceId, version }: DeskTarget,
  { action, call, details = {}, toStaffId }: DeskAct,
  context: CallContext,
  carryOut: (tx: Tx, locked: LockedInvoice) => Promise<void>,
): Promise<StaffTaxInvoice> {
  const { now, staffMember } = context;
  return context.transaction(async (tx) => {
    const invoice = (await lockTaxInvoice(tx, taxInvoiceId)) ?? refuse('notFound');
    const { lines, facts } = await standingOf(tx, invoice, context.deps);
    const locked = { invoice, facts, invoiced: invoicedOf(lines) };
    requireAction(locked, { action, version }, context);
    await carryOut(tx, locked);
    await insertTaxInvoiceEvent(tx, {
      invoice_id: invoice.id,
      action,
      staff_id: staffMember.staffId,
      to_staff_id: toStaffId ?? null,
      at: now,
    });
    await recordAudit(tx, context, {
      action: call,
      subject: 'taxInvoice',
      subjectId: invoice.id,
      details: { personId: invoice.client_id, ...details },
    });
    invalidate(tx, invoice.client_id, ['TaxInvoice']);
    const then = (await findDeskInvoice(tx, invoice.id)) ?? refuse('notFound');
    return presentDeskInvoice(tx, then, context);
  });
}

function requireAction(
  { invoice, facts }: LockedInvoice,
  { action, version }: { action: TaxInvoiceAction; version: number },
  context: CallContext,
): void {
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'staff', action);
  const refused = transition?.guard?.(facts, context.now) ?? null;
  if (transition === undefined || refused !== null || version !== invoice.version) {
    refuse('conflict', {
      data: { allowedActions: invoiceActions(invoice, facts, 'staff', context) },
    });
  }
}
