import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsConfirmTransferReturnMutation } from '@tolk/api-client';
import type { IncomingTransfer } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { bankReferenceText } from '../../reasons/reason-rules.ts';

const rules = object({ bankReference: bankReferenceText });

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
    <FormDialog
      open
      title={<Trans context="heading">Sent back at the bank</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={{ bankReference: '' }}
        validationSchema={rules}
        draftKey={`transfer-returned-${incomingTransferId}`}
        onSubmit={async ({ bankReference }) => {
          await inForm(confirm({ incomingTransferId, bankReference: bankReference.trim() }));
          onClose();
          notify(t`The money is recorded as sent back.`);
        }}
      >
        <Typography>
          <Trans>
            Confirm only once <Money amount={amount} currency={currency} emphasis="strong" /> has
            been transferred back to {payer}.
          </Trans>
        </Typography>
        {payerAccount ? (
          <Typography>
            <Trans>Account of the payer: {payerAccount}</Trans>
          </Typography>
        ) : null}
        <TextField
          name="bankReference"
          label={t({ message: 'Bank reference', context: 'field' })}
          hint={t`The number of the transfer in the bank’s statement.`}
          maxLength={limits.bankReference.max}
          required
        />
        <FormActions
          submitLabel={<Trans>Record it as sent back</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
