import { randomUUID } from 'node:crypto';
import type { RequestOf, StaffTaxInvoice, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { issueSoon } from './issue-by-provider.ts';
import { insertIssuance } from './issuance-repository.ts';
import { actOnTaxInvoice } from './desk-acts.ts';
import { amountToIssue, amountToTakeBack } from './issue-invoice.ts';
import { markIssuing, updateTaxInvoice } from './tax-invoice-repository.ts';

/**
 * Asks the provider of electronic invoices for what the desk would upload: the invoice, or red letters
 * over what went back since. Its job carries it out. Throws `notFound`, `conflict`.
 */
export function sendTaxInvoice(
  target: RequestOf<typeof calls.opsinterface.invoices.sendTaxInvoice>,
  context: CallContext,
): Promise<StaffTaxInvoice> {
  const { deps, now, staffMember } = context;
  const act = { action: 'send', call: 'sendTaxInvoice' } as const;
  return actOnTaxInvoice(target, act, context, async (tx, locked) => {
    const { id, status } = locked.invoice;
    const isFirst = status !== 'toCorrect';
    const issuanceId = randomUUID();
    await insertIssuance(tx, {
      id: issuanceId,
      invoice_id: id,
      kind: isFirst ? 'invoice' : 'redLetter',
      number: numberOf(issuanceId),
      amount: isFirst ? amountToIssue(locked) : amountToTakeBack(locked),
      state: 'pending',
      reason: null,
      staff_id: staffMember.staffId,
      started_at: now,
      ended_at: null,
    });
    await markIssuing(tx, id, locked.lines);
    await updateTaxInvoice(tx, id, {
      status: isFirst ? 'inWork' : status,
      assignee_id: staffMember.staffId,
    });
    await issueSoon(tx, deps, issuanceId);
  });
}

/** The provider takes twenty characters: of a random id these are still 72 bits. */
function numberOf(id: string): string {
  return `FP${id.replaceAll('-', '').slice(-18)}`;
}
