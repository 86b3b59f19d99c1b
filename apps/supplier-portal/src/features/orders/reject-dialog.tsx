import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAcceptOrRejectProjectOrderMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { rejectRules } from './order-rules.ts';

interface OrderDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Why the order is rejected; the client reads it. */
export function RejectDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useLingui();
  const [answer] = useSupAcceptOrRejectProjectOrderMutation();
  const { projectOrderId, version } = order;

  async function reject({ reason }: { reason: string }) {
    await inForm(answer({ projectOrderId, version, accept: false, reason: reason.trim() }));
    notify(t`Order rejected. The client has been given your reason.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Reject the order</Trans>}>
      <Form
        initialValues={{ reason: '' }}
        validationSchema={rejectRules}
        draftKey={`reject:${projectOrderId}`}
        onSubmit={reject}
      >
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`The client will read this and may send an updated order.`}
          required
          multiline
          minRows={3}
        />
        <FormActions submitLabel={<Trans>Reject the order</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
