import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Timeline } from '@tolk/design-system/portal';
import type { TaxInvoiceAction } from '@tolk/domain';

const labels: Readonly<Record<TaxInvoiceAction, MessageDescriptor>> = {
  request: msg({ message: 'Requested', context: 'invoice' }),
  withdraw: msg({ message: 'Withdrawn', context: 'invoice' }),
  assign: msg({ message: 'Assigned', context: 'invoice' }),
  putBack: msg({ message: 'Returned to the queue', context: 'invoice' }),
  issue: msg({ message: 'Issued', context: 'invoice' }),
  decline: msg({ message: 'Declined', context: 'invoice' }),
  refund: msg({ message: 'Money was refunded', context: 'invoice' }),
  correct: msg({ message: 'Corrected', context: 'invoice' }),
};

/** What has happened to an invoice with who did it. */
export function TaxInvoiceStory({ invoice }: { invoice: StaffTaxInvoice }) {
  const { i18n } = useLingui();
  return (
    <Timeline
      steps={invoice.timeline.map(({ action, byName, toName, time }, index) => ({
        key: `${index}-${action}`,
        title: i18n._(labels[action]),
        time,
        state: 'done',
        detail:
          toName !== null && toName !== byName ? (
            <Trans>
              {byName} to {toName}
            </Trans>
          ) : action === 'refund' ? null : (
            (byName ?? invoice.clientName)
          ),
      }))}
    />
  );
}
