import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAssignIncomingTransferMutation } from '@tolk/api-client';
import type { IncomingTransfer } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useDecided } from '../../work/use-decided.tsx';

const rules = object({ reference: string().trim().required().max(limits.transfer.remark) });

interface AssignDialogProps {
  transfer: IncomingTransfer;
  onClose: () => void;
}

/** Money that came without its reference: which order it pays. */
export function AssignDialog({ transfer, onClose }: AssignDialogProps) {
  const { t } = useLingui();
  const { incomingTransferId, amount, currency, payer } = transfer;
  const decided = useDecided({ subject: 'incomingTransfer', subjectId: incomingTransferId });
  const [assign] = useOpsAssignIncomingTransferMutation();
  return (
    <FormDialog open title={<Trans context="heading">Assign to an order</Trans>} onClose={onClose}>
      <Form
        initialValues={{ reference: '' }}
        validationSchema={rules}
        onSubmit={async ({ reference }) => {
          const { outcome } = await inForm(
            assign({ incomingTransferId, reference: reference.trim() }),
          );
          onClose();
          decided(
            outcome === 'paid'
              ? t`It pays what the order waited for.`
              : t`It pays nothing: the money has to go back.`,
          );
        }}
      >
        <Typography>
          <Trans>
            <Money amount={amount} currency={currency} emphasis="strong" /> from {payer}. It pays
            the order, its milestone or its change if that waits for exactly this amount.
          </Trans>
        </Typography>
        <TextField
          name="reference"
          label={t`Order number or reference`}
          hint={t`Of an order whose client chose bank transfer.`}
          maxLength={limits.transfer.remark}
          required
        />
        <FormActions
          submitLabel={<Trans context="button">Assign</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
