import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDeleteFeeInvoiceMutation } from '@tolk/api-client';
import type { FeeInvoice } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';

interface DeleteInvoiceDialogProps {
  /** Absent: nothing is asked. */
  invoice: FeeInvoice | undefined;
  onClose: () => void;
}

export function DeleteInvoiceDialog({ invoice, onClose }: DeleteInvoiceDialogProps) {
  const { t } = useLingui();
  const [remove] = useSupDeleteFeeInvoiceMutation();
  return (
    <ConfirmDialog
      open={invoice !== undefined}
      title={<Trans>Delete this invoice?</Trans>}
      confirmLabel={<Trans context="button">Delete</Trans>}
      cancelLabel={<Trans>Keep the invoice</Trans>}
      color="error"
      onConfirm={async () => {
        if (invoice) {
          const { error } = await remove({ feeInvoiceId: invoice.feeInvoiceId });
          if (!error) notify(t`The invoice was deleted.`);
        }
        onClose();
      }}
      onCancel={onClose}
    >
      <Trans>Its projects can’t be settled until another invoice covers them.</Trans>
    </ConfirmDialog>
  );
}
