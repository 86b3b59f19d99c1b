import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { useChangeCalls } from './use-change-calls.ts';

const rules = object({ reason: string().trim().max(limits.reason.max) });

interface DeclineChangeDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Declining a change, with a word of why if one likes. */
export function DeclineChangeDialog({ order, viewer, onClose }: DeclineChangeDialogProps) {
  const { t } = useLingui();
  const { answer } = useChangeCalls(viewer);
  const { projectOrderId, version } = order;

  async function send({ reason }: { reason: string }) {
    await inForm(answer({ projectOrderId, version, agree: false, reason }));
    notify(t`The change was declined, and the order continues as agreed.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Decline this change?</Trans>}>
      <Form initialValues={{ reason: '' }} validationSchema={rules} onSubmit={send}>
        <Typography>
          <Trans>
            The order continues as agreed. You can also make a counter-proposal instead.
          </Trans>
        </Typography>
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Optional. The other side can read it.`}
          multiline
          minRows={2}
        />
        <FormActions submitLabel={<Trans>Decline the change</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
