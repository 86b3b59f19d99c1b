import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { moneyHeldOf } from '@tolk/contract/order-money';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { SplitField, splitRule } from '../money/split-field.tsx';
import { useEndCalls } from './use-end-calls.ts';

interface Values {
  refundPercent: number | null;
  reason: string;
}

const rules = object({
  refundPercent: splitRule(),
  reason: string().trim().min(limits.reason.min).max(limits.reason.max).required(),
});

interface ProposeEndDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Proposing to end an order before its work is done: how the money falls, and why. */
export function ProposeEndDialog({ order, viewer, onClose }: ProposeEndDialogProps) {
  const { t } = useLingui();
  const { propose } = useEndCalls(viewer);
  const { projectOrderId, version } = order;

  async function send(values: Values) {
    const { refundPercent, reason } = rules.validateSync(values);
    await inForm(propose({ projectOrderId, version, refundPercent, reason }));
    notify(t`Your proposal has been sent. The other side will agree or decline.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Propose to end this order</Trans>}>
      <Form<Values>
        initialValues={{ refundPercent: 50, reason: '' }}
        validationSchema={rules}
        draftKey={`end:${projectOrderId}`}
        onSubmit={send}
      >
        <Typography color="textSecondary">
          <Trans>
            Nothing changes until the other side agrees; then the order ends and the money is
            divided at once.
          </Trans>
        </Typography>
        <SplitField
          money={moneyHeldOf(order)}
          viewer={viewer}
          label={t`Share refunded to the client`}
        />
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`The other side reads this before deciding.`}
          required
          multiline
          minRows={3}
        />
        <FormActions submitLabel={<Trans>Send the proposal</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
