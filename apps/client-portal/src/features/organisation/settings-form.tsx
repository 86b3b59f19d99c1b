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
          label={t`Orders above this amount have to be approved`}
          hint={t`With the service fee. By an approver who wrote none of the order’s terms. Empty: no order has to be approved.`}
          currency={currency}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} color="secondary" />
      </Form>
    </Section>
  );
}
