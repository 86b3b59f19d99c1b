import { providerMethods } from '@tolk/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsRunReconciliationMutation } from '@tolk/api-client';
import { notify, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { pathTo, useNavigate } from '@tolk/platform';
import { runRules, type RunValues } from './run-rules.ts';

const initialValues: RunValues = { day: '', method: '' };

/** Fetching the bill of one day and comparing it, also once more. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const names = useNames();
  const navigate = useNavigate();
  const [run] = useOpsRunReconciliationMutation();
  return (
    <FormDialog open title={<Trans>Reconcile a day</Trans>} onClose={onClose}>
      <Form
        initialValues={initialValues}
        validationSchema={runRules}
        onSubmit={async ({ day, method }) => {
          if (method === '') return;
          const { reconciliationId } = await inForm(run({ day, method }));
          notify(t`The day was compared.`);
          void navigate(pathTo('reconciliation', { id: reconciliationId }));
        }}
      >
        <Typography>
          <Trans>
            Every past day is reconciled automatically each morning. Do it by hand if a statement
            was unavailable, or after something has been corrected.
          </Trans>
        </Typography>
        <TextField name="day" type="date" label={t`Day (Beijing time)`} required />
        <RadioField
          name="method"
          label={t({ message: 'Provider', context: 'field' })}
          required
          options={providerMethods.map((value) => ({
            value,
            label: names.paymentMethod(value),
          }))}
        />
        <FormActions
          submitLabel={<Trans>Compare the day</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
