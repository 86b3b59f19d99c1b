import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { RatingField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds } from '@tolk/domain';
import { evaluationRules, type EvaluationValues } from './evaluation-rules.ts';

const { evaluationDays } = bounds;

interface EvaluateDialogProps {
  open: boolean;
  projectOrderId: string;
  /** Who is evaluated. */
  name: string;
  /** Sends the review; what it rejects with stands in the form. */
  onSubmit: (review: { evaluateGrade: number; evaluateDescription: string }) => Promise<unknown>;
  onClose: () => void;
}

const initialValues: EvaluationValues = { evaluateGrade: null, evaluateDescription: '' };

/** Stars and words about the other side. */
export function EvaluateDialog({
  open,
  projectOrderId,
  name,
  onSubmit,
  onClose,
}: EvaluateDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog open={open} onClose={onClose} title={<Trans>Evaluate {name}</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          Neither side sees the other’s review until both are in, or until {evaluationDays} days are
          over.
        </Trans>
      </Typography>
      <Form
        initialValues={initialValues}
        validationSchema={evaluationRules}
        draftKey={`evaluate:${projectOrderId}`}
        onSubmit={async ({ evaluateGrade, evaluateDescription }) => {
          await onSubmit({
            evaluateGrade: evaluateGrade ?? 0,
            evaluateDescription: evaluateDescription.trim(),
          });
          onClose();
        }}
      >
        <RatingField
          name="evaluateGrade"
          label={t({ message: 'Rating', context: 'field' })}
          required
        />
        <TextField
          name="evaluateDescription"
          label={t({ message: 'Your comment', context: 'field' })}
          hint={t`What went well, and what others should know.`}
          required
          multiline
          minRows={4}
        />
        <FormActions submitLabel={<Trans>Send the review</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
