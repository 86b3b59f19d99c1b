import { Trans, useLingui } from '@lingui/react/macro';
import { foundRules } from '@tolk/account-views';
import { inForm, useClientSaveOrganisationMutation } from '@tolk/api-client';
import type { Organisation } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';

/** What clients read as the company's name; its papers name it as it was verified. */
export function NameForm({ organisation: { name } }: { organisation: Organisation }) {
  const { t } = useLingui();
  const [save] = useClientSaveOrganisationMutation();
  return (
    <Section title={<Trans context="heading">Name</Trans>}>
      <Form
        initialValues={{ name }}
        validationSchema={foundRules}
        onSubmit={async (values) => {
          await inForm(save({ name: values.name.trim(), approvalAbove: null }));
          notify(t`Saved. It applies from now on.`);
        }}
      >
        <TextField
          name="name"
          label={t`Name of the organisation`}
          hint={t`Clients read it on applications and orders.`}
          required
          maxLength={limits.companyName.max}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} />
      </Form>
    </Section>
  );
}
