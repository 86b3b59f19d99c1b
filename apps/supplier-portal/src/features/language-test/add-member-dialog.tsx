import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddTeamMemberMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

const rules = object({
  name: string().trim().max(limits.profile.name).required(),
  email: string().trim().max(limits.account.max).email().required(),
});

/** A member of the company's team. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [add] = useSupAddTeamMemberMutation();
  return (
    <FormDialog open onClose={onClose} title={<Trans>Add a team member</Trans>}>
      <Form
        initialValues={{ name: '', email: '' }}
        validationSchema={rules}
        draftKey="team-member"
        onSubmit={async (values) => {
          await inForm(add(values));
          notify(t`The member is added.`);
          onClose();
        }}
      >
        <TextField name="name" label={t`Name of the member`} required />
        <TextField
          name="email"
          label={t({ message: 'E-mail', context: 'field' })}
          inputMode="email"
          required
        />
        <FormActions submitLabel={<Trans context="button">Add</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
