import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupGiveUpBookingMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { rejectRules } from './order-rules.ts';

/** The supplier can't come: why, and what follows from it. */
export function GiveUpDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [giveUp] = useSupGiveUpBookingMutation();
  const { projectOrderId, version, paymentAmount, currency } = order;

  async function send({ reason }: { reason: string }) {
    await inForm(giveUp({ projectOrderId, version, reason: reason.trim() }));
    notify(t`The booking is cancelled and the client has been told.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Cancel this booking?</Trans>}>
      <Form
        initialValues={{ reason: '' }}
        validationSchema={rejectRules}
        draftKey={`give-up:${projectOrderId}`}
        onSubmit={send}
      >
        <Typography>
          <Trans>
            The client gets all of <Money amount={paymentAmount} currency={currency} /> back, and
            you earn nothing for this order.
          </Trans>
        </Typography>
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`The client reads this.`}
          required
          multiline
          minRows={3}
        />
        <FormActions submitLabel={<Trans>Cancel the booking</Trans>}>
          <Button size="large" onClick={onClose}>
            <Trans context="button">Keep it</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}
