import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsRecordPayoutReturnMutation } from '@tolk/api-client';
import type { StaffSettlementDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { bankReferenceText, reasonText } from '../../reasons/reason-rules.ts';

const rules = object({ bankReference: bankReferenceText, reason: reasonText });

interface PayoutReturnDialogProps {
  settlement: StaffSettlementDetail;
  onClose: () => void;
}

/** Money that the bank sent back, also long after it was settled. */
export function PayoutReturnDialog({ settlement, onClose }: PayoutReturnDialogProps) {
  const { t } = useLingui();
  const { settlementId, version } = settlement;
  const [record] = useOpsRecordPayoutReturnMutation();
  return (
    <FormDialog open title={<Trans>The payout came back</Trans>} onClose={onClose}>
      <Form
        initialValues={{ bankReference: '', reason: '' }}
        validationSchema={rules}
        draftKey={`payout-return-${settlementId}`}
        onSubmit={async ({ bankReference, reason }) => {
          await inForm(
            record({
              settlementId,
              version,
              bankReference: bankReference.trim(),
              reason: reason.trim(),
            }),
          );
          onClose();
          notify(t`Recorded. The projects are ready to settle again.`);
        }}
      >
        <Typography>
          <Trans>
            Record it once the money is back in our account. The whole settlement is undone and its
            projects are ready to settle again.
          </Trans>
        </Typography>
        <TextField
          name="bankReference"
          label={t({ message: 'Bank reference', context: 'field' })}
          hint={t`The number of the returned transfer in the bank’s statement.`}
          maxLength={limits.bankReference.max}
          required
        />
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`The supplier reads exactly this.`}
          multiline
          minRows={3}
          maxLength={limits.reason.max}
          required
        />
        <FormActions
          submitLabel={<Trans>Book the return</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
