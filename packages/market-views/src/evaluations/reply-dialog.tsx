import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientReplyEvaluateMutation,
  useSupReplyEvaluateMutation,
} from '@tolk/api-client';
import type { EvaluationRow } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';

const rules = object({ reply: string().trim().max(limits.evaluation.text).required() });

interface ReplyDialogProps {
  evaluation: EvaluationRow;
  viewer: Identity;
  onClose: () => void;
}

/** The one public answer to a review that one received. */
export function ReplyDialog({ evaluation, viewer, onClose }: ReplyDialogProps) {
  const { t } = useLingui();
  const [client] = useClientReplyEvaluateMutation();
  const [supplier] = useSupReplyEvaluateMutation();
  const replyTo = viewer === 'client' ? client : supplier;
  const { evaluateId, authorName } = evaluation;

  return (
    <FormDialog open onClose={onClose} title={<Trans>Reply to {authorName}</Trans>}>
      <Form
        initialValues={{ reply: '' }}
        validationSchema={rules}
        draftKey={`reply:${evaluateId}`}
        onSubmit={async (values) => {
          const { reply } = rules.validateSync(values);
          await inForm(replyTo({ evaluateId, reply }));
          notify(t`Your reply appears below the review.`);
          onClose();
        }}
      >
        <Typography color="textSecondary">
          <Trans>You can reply once. Everyone who reads the review will see it.</Trans>
        </Typography>
        <TextField
          name="reply"
          label={t({ message: 'Your reply', context: 'field' })}
          required
          multiline
          minRows={4}
        />
        <FormActions submitLabel={<Trans>Publish the reply</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
