import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientDecideOrderApprovalMutation } from '@tolk/api-client';
import type { OrderApproval } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

export type Decision = 'approve' | 'decline';

const note = string().trim().max(limits.organisation.note).default('');
const rules = {
  approve: object({ note }),
  // Who has to change the order should know what for.
  decline: object({ note: note.required() }),
};

interface DecideDialogProps {
  decision: Decision;
  approval: OrderApproval;
  projectOrderId: string;
  onClose: () => void;
}

/** Approving what the order costs, or not; with a reason for who asked. */
export function DecideDialog({ decision, approval, projectOrderId, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const [decide] = useClientDecideOrderApprovalMutation();
  const { total, currency } = approval;
  const price = <Money amount={total} currency={currency} emphasis="strong" />;
  const texts = {
    approve: {
      title: <Trans>Approve this order?</Trans>,
      what: <Trans>{price} can then be paid. If the price goes up, it needs approval again.</Trans>,
      label: t({ message: 'Note', context: 'field' }),
      submit: <Trans context="button">Approve</Trans>,
      done: t`The order is approved.`,
    },
    decline: {
      title: <Trans>Reject this order’s cost?</Trans>,
      what: <Trans>{price} can’t be paid until somebody approves it or the order changes.</Trans>,
      label: t({ message: 'Reason', context: 'field' }),
      submit: <Trans context="approval">Reject</Trans>,
      done: t`The order is not approved. Who asked has been told.`,
    },
  }[decision];
  return (
    <FormDialog open title={texts.title} onClose={onClose}>
      <Form
        initialValues={{ note: '' }}
        validationSchema={rules[decision]}
        onSubmit={async (values) => {
          const approve = decision === 'approve';
          await inForm(decide({ projectOrderId, total, approve, note: values.note.trim() }));
          onClose();
          notify(texts.done);
        }}
      >
        <Typography>{texts.what}</Typography>
        <TextField
          name="note"
          label={texts.label}
          hint={t`Colleagues read it with the order.`}
          required={decision === 'decline'}
          multiline
          minRows={2}
          maxLength={limits.organisation.note}
        />
        <FormActions submitLabel={texts.submit} color="secondary" onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
