import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsEditStaffMutation } from '@tolk/api-client';
import type { Staff } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { CheckboxField, Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { staffRoles } from '@tolk/domain';
import { RoleField } from './role-field.tsx';
import { staffRules } from './staff-rules.ts';

interface EditDialogProps {
  member: Staff;
  onClose: () => void;
}

/** Name, role, and whether the member may sign in. */
export function EditDialog({ member, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const [edit] = useOpsEditStaffMutation();
  const { staffId, account, name, role, active } = member;
  return (
    <FormDialog open title={<Trans>Edit {name}</Trans>} onClose={onClose}>
      <Form<{ name: string; role: string; active: boolean }>
        initialValues={{ name, role, active }}
        validationSchema={staffRules}
        onSubmit={async (values) => {
          const chosen = staffRoles.find((one) => one === values.role);
          if (!chosen) return;
          const changes = { name: values.name.trim(), role: chosen, active: values.active };
          await inForm(edit({ staffId, ...changes }));
          onClose();
          notify(t({ message: 'Saved.', context: 'notice' }));
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {account}
        </Typography>
        <TextField
          name="name"
          label={t({ message: 'Full name', context: 'field' })}
          autoComplete="off"
          required
        />
        <RoleField />
        <CheckboxField name="active" label={t`May sign in`} />
        <Typography variant="body2" color="textSecondary">
          <Trans>A changed role and a closed account end the member’s sessions at once.</Trans>
        </Typography>
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
