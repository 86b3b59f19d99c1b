import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsConfirmTransferReturnMutation } from '@tolk/api-client';
import type { IncomingTransfer } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { BankReferenceDialog } from '../../money/bank-reference-dialog.tsx';

interface ConfirmReturnDialogProps {
  transfer: IncomingTransfer;
  onClose: () => void;
}

/** A colleague's proposal is approved, and the money has been sent back. */
export function ConfirmReturnDialog({ transfer, onClose }: ConfirmReturnDialogProps) {
  const { t } = useLingui();
  const { incomingTransferId, amount, currency, payer, payerAccount } = transfer;
  const [confirm] = useOpsConfirmTransferReturnMutation();
  return (
    <BankReferenceDialog
      record={{ subject: 'incomingTransfer', subjectId: incomingTransferId }}
      title={<Trans context="heading">Sent back at the bank</Trans>}
      submitLabel={<Trans>Record it as sent back</Trans>}
      draftKey={`transfer-returned-${incomingTransferId}`}
      done={t`The money is recorded as sent back.`}
      onSubmit={(bankReference) => inForm(confirm({ incomingTransferId, bankReference }))}
      onClose={onClose}
    >
      <Typography>
        <Trans>
          Confirm only once <Money amount={amount} currency={currency} emphasis="strong" /> has been
          transferred back to {payer}.
        </Trans>
      </Typography>
      {payerAccount ? (
        <Typography>
          <Trans>Account of the payer: {payerAccount}</Trans>
        </Typography>
      ) : null}
    </BankReferenceDialog>
  );
}
