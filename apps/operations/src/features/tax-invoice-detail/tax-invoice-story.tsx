import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import type { TaxInvoiceAction } from '@tolk/domain';
import { DeskStory } from '../../records/desk-story.tsx';
import { newerName, orNewer } from '@tolk/labels';

const labels: Readonly<Record<TaxInvoiceAction, MessageDescriptor>> = orNewer(
  {
    request: msg({ message: 'Requested', context: 'invoice' }),
    withdraw: msg({ message: 'Withdrawn', context: 'invoice' }),
    assign: msg({ message: 'Assigned', context: 'invoice' }),
    putBack: msg({ message: 'Returned to the queue', context: 'invoice' }),
    send: msg({ message: 'Sent to the provider', context: 'invoice' }),
    fail: msg({ message: 'Not issued by the provider', context: 'invoice' }),
    issue: msg({ message: 'Issued', context: 'invoice' }),
    decline: msg({ message: 'Declined', context: 'invoice' }),
    refund: msg({ message: 'Money was refunded', context: 'invoice' }),
    payment: msg({ message: 'More was paid', context: 'invoice' }),
    correct: msg({ message: 'Corrected', context: 'invoice' }),
  },
  newerName,
);

/** Of the others without a name, a refund or the provider is the cause. */
const ofClient: ReadonlySet<TaxInvoiceAction> = new Set(['request', 'withdraw']);

/** What has happened to an invoice with who did it. */
export function TaxInvoiceStory({ invoice }: { invoice: StaffTaxInvoice }) {
  return (
    <DeskStory
      steps={invoice.timeline}
      labels={labels}
      otherName={(action) => (ofClient.has(action) ? invoice.clientName : null)}
    />
  );
}
