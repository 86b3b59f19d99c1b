import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientFoundOrganisationMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { organisationRoutes, pathTo, useSession } from '@tolk/platform';
import { foundRules } from './organisation-rules.ts';
import { useSide } from './use-side.ts';

/** A new organisation, for which the person then acts. */
export function FoundForm() {
  const { t } = useLingui();
  const { actFor } = useSession();
  const side = useSide();
  const [found] = useClientFoundOrganisationMutation();
  return (
    <Section title={<Trans>Create an organisation</Trans>}>
      <Form
        initialValues={{ name: '' }}
        validationSchema={foundRules}
        onSubmit={async ({ name }) => {
          const { organisationId } = await inForm(found({ name }));
          notify(t`The organisation has been created. Now invite your colleagues.`);
          await actFor(organisationId, pathTo(organisationRoutes[side].list));
        }}
      >
        <TextField
          name="name"
          label={t`Name of the organisation`}
          hint={
            side === 'client'
              ? t`Shown to suppliers and colleagues`
              : t`Shown to clients and colleagues`
          }
          required
          maxLength={limits.companyName.max}
        />
        <FormActions submitLabel={<Trans>Create the organisation</Trans>} color="secondary" />
      </Form>
    </Section>
  );
}
