import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsDeclineTaxInvoiceMutation } from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

interface DeclineDialogProps {
  invoice: StaffTaxInvoice;
  onClose: () => void;
}

/** Declining an invoice with a reason that the client reads. */
export function DeclineDialog({ invoice, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const [decline] = useOpsDeclineTaxInvoiceMutation();
  const { taxInvoiceId, version, title } = invoice;
  const decided = useDecided({ subject: 'taxInvoice', subjectId: taxInvoiceId });
  return (
    <ReasonDialog
      title={<Trans>Decline the invoice</Trans>}
      label={t({ message: 'Reason', context: 'field' })}
      hint={t`The client will read exactly this.`}
      submitLabel={<Trans>Decline the request</Trans>}
      color="secondary"
      draftKey={`tax-invoice-decline-${taxInvoiceId}`}
      onSubmit={async (reason) => {
        await inForm(decline({ taxInvoiceId, version, reason }));
        onClose();
        decided(t`The client has been told.`, title);
      }}
      onClose={onClose}
    >
      <Typography>
        <Trans>
          Its orders can be invoiced again: the client may correct their details and send another
          request.
        </Trans>
      </Typography>
    </ReasonDialog>
  );
}
