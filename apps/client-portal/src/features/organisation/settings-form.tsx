import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSaveOrganisationMutation } from '@tolk/api-client';
import type { Organisation } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { MoneyField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { settingsRules, type SettingsValues } from './organisation-rules.ts';

/** What the organisation is called, and above which amount orders have to be approved. */
export function SettingsForm({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui();
  const [save] = useClientSaveOrganisationMutation();
  const { name, approvalAbove, currency } = organisation;
  const initialValues: SettingsValues = { name, approvalAbove };
  return (
    <Section title={<Trans>Name and approval</Trans>}>
      <Form
        initialValues={initialValues}
        validationSchema={settingsRules}
        onSubmit={async (values) => {
          await inForm(save({ ...values, name: values.name.trim() }));
          notify(t`Saved. It applies from now on.`);
        }}
      >
        <TextField
          name="name"
          label={t`Name of the organisation`}
          required
          maxLength={limits.companyName.max}
        />
        <MoneyField
          name="approvalAbove"
          label={t`Orders above this amount need approval`}
          hint={t`Including the service fee. An approver who didn’t write or change the order must approve it. Leave empty if no order needs approval.`}
          currency={currency}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} />
      </Form>
    </Section>
  );
}
