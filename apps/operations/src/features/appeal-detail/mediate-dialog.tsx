import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsMediateAppealMutation } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { Alert, notify } from '@tolk/design-system';
import { PercentField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { number, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { SplitAmounts } from './split-amounts.tsx';

interface Values {
  refundPercent: number | null;
  text: string;
}

const share = number().required().integer().min(0).max(100);

const rules = object({
  refundPercent: share,
  text: string().trim().required().min(limits.reason.min).max(limits.appeal.text),
});

/** A split that both sides have to accept; it takes the place of an earlier one. */
export function MediateDialog({ appeal, onClose }: { appeal: AppealDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [mediate] = useOpsMediateAppealMutation();
  const { projectOrderAppealId, version, mediation, wantedRefundPercent } = appeal;
  return (
    <FormDialog open title={<Trans>Propose a split</Trans>} onClose={onClose}>
      <Form<Values>
        initialValues={{
          refundPercent: mediation?.refundPercent ?? wantedRefundPercent,
          text: '',
        }}
        validationSchema={rules}
        draftKey={`mediate-${projectOrderAppealId}`}
        onSubmit={async (values) => {
          const { refundPercent, text } = rules.validateSync(values);
          await inForm(mediate({ projectOrderAppealId, version, refundPercent, text }));
          notify(t`Both sides have been notified.`);
          onClose();
        }}
      >
        {({ refundPercent }) => (
          <>
            {mediation ? (
              <Alert severity="info">
                <Trans>It replaces our current proposal; both sides have to accept it anew.</Trans>
              </Alert>
            ) : null}
            <PercentField name="refundPercent" label={t`Share refunded to the client`} required />
            {share.isValidSync(refundPercent) ? (
              <SplitAmounts appeal={appeal} refundPercent={refundPercent ?? 0} />
            ) : null}
            <TextField
              name="text"
              label={t({ message: 'Reason', context: 'field' })}
              hint={t`Why this is fair. Both sides read it.`}
              multiline
              minRows={3}
              maxLength={limits.appeal.text}
              required
            />
            <FormActions submitLabel={<Trans>Make the proposal</Trans>} onCancel={onClose} />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
