import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsExtendAppealEvidenceMutation } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { number, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

const { extendHours } = limits.appeal;

interface Values {
  hours: number | null;
  reason: string;
}

const rules = object({
  hours: number().required().integer().min(1).max(extendHours),
  reason: string().trim().required().min(limits.reason.min).max(limits.reason.max),
});

/** More time for both sides; it can be given once. */
export function ExtendDialog({ appeal, onClose }: { appeal: AppealDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [extend] = useOpsExtendAppealEvidenceMutation();
  const { projectOrderAppealId, version } = appeal;
  return (
    <FormDialog open title={<Trans>More time for evidence</Trans>} onClose={onClose}>
      <Form<Values>
        initialValues={{ hours: 24, reason: '' }}
        validationSchema={rules}
        draftKey={`extend-${projectOrderAppealId}`}
        onSubmit={async (values) => {
          const { hours, reason } = rules.validateSync(values);
          await inForm(extend({ projectOrderAppealId, version, hours, reason }));
          notify(t`Both sides have been notified.`);
          onClose();
        }}
      >
        <NumberField
          name="hours"
          label={t({ message: 'Hours', context: 'field' })}
          hint={t`Up to ${extendHours} hours more, for both sides, and only once.`}
          required
        />
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Both sides read it.`}
          multiline
          minRows={2}
          maxLength={limits.reason.max}
          required
        />
        <FormActions submitLabel={<Trans>Give more time</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
