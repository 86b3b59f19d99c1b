import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsConfirmRefundByHandMutation } from '@tolk/api-client';
import type { RefundRow } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { bankReferenceText } from '../../reasons/reason-rules.ts';

const rules = object({ bankReference: bankReferenceText });

interface ConfirmByHandDialogProps {
  refund: RefundRow;
  onClose: () => void;
}

/** A refund that the provider could not send and finance transferred instead. */
export function ConfirmByHandDialog({ refund, onClose }: ConfirmByHandDialogProps) {
  const { t } = useLingui();
  const { refundId, amount, currency, clientName } = refund;
  const [confirm] = useOpsConfirmRefundByHandMutation();
  return (
    <FormDialog
      open
      title={<Trans context="heading">Transferred manually</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={{ bankReference: '' }}
        validationSchema={rules}
        draftKey={`refund-by-hand-${refundId}`}
        onSubmit={async ({ bankReference }) => {
          await inForm(confirm({ refundId, bankReference: bankReference.trim() }));
          onClose();
          notify(t`The refund has been recorded as paid.`);
        }}
      >
        <Typography>
          <Trans>
            Confirm only once <Money amount={amount} currency={currency} emphasis="strong" /> has
            been transferred to {clientName} from our bank account. The provider will not be
            contacted again.
          </Trans>
        </Typography>
        <TextField
          name="bankReference"
          label={t({ message: 'Bank reference', context: 'field' })}
          hint={t`The number of the transfer in the bank’s statement.`}
          maxLength={limits.bankReference.max}
          required
        />
        <FormActions
          submitLabel={<Trans>Book it as paid back</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
