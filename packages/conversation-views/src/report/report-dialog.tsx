import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useChatReportMessageMutation } from '@tolk/api-client';
import { notify, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

const reasons = ['spam', 'outsidePayment', 'abuse', 'other'] as const;
type Reason = (typeof reasons)[number];

interface Values {
  reason: Reason | null;
  note: string;
}

const rules = object({
  reason: string<Reason>().oneOf(reasons).required(),
  note: string().trim().max(limits.conversation.reportNote).ensure(),
});

interface ReportDialogProps {
  conversationId: string;
  seq: number;
  otherName: string;
  onClose: () => void;
}

/** Reporting a message, or who wrote it: our staff sees it with a few around it, and nothing else. */
export function ReportDialog({ conversationId, seq, otherName, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [report] = useChatReportMessageMutation();
  const labels: Record<Reason, string> = {
    spam: t`Advertising or the same text to many`,
    outsidePayment: t`Wants to pay or be paid outside Tolk`,
    abuse: t`Insults, threats or harassment`,
    other: t({ message: 'Something else', context: 'reason' }),
  };

  async function send(values: Values) {
    const { reason, note } = rules.validateSync(values);
    await inForm(report({ conversationId, seq, reason, note }));
    notify(t`Thank you. Our staff will look at it.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Report this message</Trans>}>
      <Typography sx={{ mb: 2 }}>
        <Trans>
          Our staff will read this message and a few before and after it, but nothing else in the
          conversation. {otherName} won’t be told who reported it.
        </Trans>
      </Typography>
      <Form<Values>
        initialValues={{ reason: null, note: '' }}
        validationSchema={rules}
        onSubmit={send}
      >
        <RadioField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          options={reasons.map((value) => ({ value, label: labels[value] }))}
        />
        <TextField name="note" label={t`What we should know (optional)`} multiline minRows={3} />
        <FormActions submitLabel={<Trans context="button">Report</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
