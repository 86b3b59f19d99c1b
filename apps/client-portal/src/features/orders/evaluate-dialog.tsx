import { Trans, useLingui } from '@lingui/react/macro';
import { useClientAddEvaluateMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { RatingField } from '@tolk/design-system/fields';
import { TextField } from '@tolk/design-system/form';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { FormDialog } from './form-dialog.tsx';

interface Values {
  evaluateGrade: number | null;
  evaluateDescription: string;
}

const { min, max, text } = limits.evaluation;

export const evaluationRules = object({
  evaluateGrade: number().integer().min(min).max(max).required(),
  evaluateDescription: string().trim().max(text).required(),
});

interface Props {
  order: OrderDetail;
  onClose: () => void;
}

/** Stars and a text about the supplier of an ended order. */
export function EvaluateDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const [evaluate] = useClientAddEvaluateMutation();
  const { projectOrderId, supUserName } = order;
  return (
    <FormDialog<Values>
      title={<Trans>Evaluate {supUserName}</Trans>}
      submitLabel={<Trans>Evaluate</Trans>}
      initialValues={{ evaluateGrade: null, evaluateDescription: '' }}
      validationSchema={evaluationRules}
      draftKey={`evaluation-${projectOrderId}`}
      onClose={onClose}
      onSend={async (values) => {
        const form = evaluationRules.validateSync(values);
        await evaluate({ projectOrderId, ...form }).unwrap();
        notify(t`Thank you for your evaluation.`);
      }}
    >
      <Typography color="text.secondary">
        <Trans>It becomes visible once both sides have evaluated, or 14 days after the end.</Trans>
      </Typography>
      <RatingField name="evaluateGrade" label={t`Stars`} required />
      <TextField
        name="evaluateDescription"
        label={t`How was it to work together?`}
        multiline
        minRows={4}
        required
      />
    </FormDialog>
  );
}
