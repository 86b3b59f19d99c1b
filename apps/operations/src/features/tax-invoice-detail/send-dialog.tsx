import { Trans } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Money } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';

interface SendDialogProps {
  invoice: StaffTaxInvoice;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more: what the provider has issued the tax authority knows, and only red letters take it back. */
export function SendDialog({ invoice, onConfirm, onCancel }: SendDialogProps) {
  const { status, title, amount, toTakeBack, currency } = invoice;
  const isFirst = status !== 'toCorrect';
  return (
    <ConfirmDialog
      open
      title={
        isFirst ? <Trans>Issue this invoice now?</Trans> : <Trans>Issue red letters now?</Trans>
      }
      confirmLabel={<Trans context="invoice">Issue it</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isFirst ? (
        <Trans>
          The provider issues an invoice over{' '}
          <Money amount={amount} currency={currency} emphasis="strong" /> to {title} at once. Only a
          red-letter invoice can take it back.
        </Trans>
      ) : (
        <Trans>
          The provider issues red letters over{' '}
          <Money amount={toTakeBack} currency={currency} emphasis="strong" /> to {title}. They can’t
          be taken back.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
