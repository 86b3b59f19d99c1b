import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { Alert, notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { SplitField, splitRule } from '../money/split-field.tsx';
import { useAppealCalls } from './use-appeal-calls.ts';

interface Values {
  refundPercent: number | null;
  text: string;
}

const rules = object({
  refundPercent: splitRule(),
  text: string().trim().max(limits.reason.max),
});

interface OfferDialogProps {
  appeal: AppealDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Offering a split; it stands until it is replaced or accepted. */
export function OfferDialog({ appeal, viewer, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const { offer } = useAppealCalls(viewer);
  const { projectOrderAppealId, version, wantedRefundPercent } = appeal;

  async function send(values: Values) {
    const { refundPercent, text = '' } = rules.validateSync(values);
    await inForm(offer({ projectOrderAppealId, version, refundPercent, text }));
    notify(t`Your offer has been made. The other side has been notified.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Offer a split</Trans>}>
      <Form<Values>
        initialValues={{
          refundPercent: appeal.offer?.refundPercent ?? wantedRefundPercent,
          text: '',
        }}
        validationSchema={rules}
        draftKey={`offer:${projectOrderAppealId}`}
        onSubmit={send}
      >
        {appeal.offer ? (
          <Alert severity="info">
            <Trans>Your offer replaces the current one.</Trans>
          </Alert>
        ) : null}
        <SplitField
          money={moneyOf(appeal)}
          viewer={viewer}
          label={t`Share refunded to the client`}
        />
        <TextField
          name="text"
          label={t`Message to go with it`}
          hint={t`Why this is fair. The other side and our staff read it.`}
          multiline
          minRows={3}
        />
        <FormActions submitLabel={<Trans>Make the offer</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
