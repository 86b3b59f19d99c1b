import { Trans, useLingui } from '@lingui/react/macro';
import { useClientWithdrawTaxInvoiceMutation } from '@tolk/api-client';
import type { TaxInvoice } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';

interface WithdrawDialogProps {
  /** The dialog is open while there is one. */
  invoice: TaxInvoice | undefined;
  onClose: () => void;
}

/** Withdrawing what was asked for before anybody works on it. */
export function WithdrawDialog({ invoice, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const [withdraw] = useClientWithdrawTaxInvoiceMutation();
  return (
    <ConfirmDialog
      open={invoice !== undefined}
      title={<Trans>Withdraw this request?</Trans>}
      confirmLabel={<Trans context="button">Withdraw</Trans>}
      cancelLabel={<Trans>Keep the request</Trans>}
      onConfirm={async () => {
        if (invoice) {
          const { taxInvoiceId, version } = invoice;
          const { error } = await withdraw({ taxInvoiceId, version });
          if (!error) notify(t`The request has been withdrawn.`);
        }
        onClose();
      }}
      onCancel={onClose}
    >
      <Trans>You can request another invoice for its orders at any time.</Trans>
    </ConfirmDialog>
  );
}
