import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { useAppealCalls } from './use-appeal-calls.ts';

const rules = object({
  reason: string().trim().min(limits.reason.min).max(limits.reason.max).required(),
});

interface ReviewDialogProps {
  appeal: AppealDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Asking for the one review of a ruling. */
export function ReviewDialog({ appeal, viewer, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const { answerRuling } = useAppealCalls(viewer);
  const { projectOrderAppealId, version } = appeal;

  async function send(values: { reason: string }) {
    const { reason } = rules.validateSync(values);
    await inForm(answerRuling({ projectOrderAppealId, version, accept: false, reason }));
    notify(t`The review has been requested. Another member of staff will decide.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Ask for a review</Trans>}>
      <Form
        initialValues={{ reason: '' }}
        validationSchema={rules}
        draftKey={`review:${projectOrderAppealId}`}
        onSubmit={send}
      >
        <Typography color="textSecondary">
          <Trans>
            Another member of staff reads everything once more and decides. There is one review, and
            its decision is final, even if it is worse for you.
          </Trans>
        </Typography>
        <TextField
          name="reason"
          label={t`What is wrong with the ruling?`}
          required
          multiline
          minRows={4}
        />
        <FormActions submitLabel={<Trans>Ask for a review</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
