import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAddStaffMutation } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { staffRoles } from '@tolk/domain';
import type { NewLogin } from './one-time-password.tsx';
import { RoleField } from './role-field.tsx';
import { newStaffRules } from './staff-rules.ts';

interface AddDialogProps {
  onAdded: (login: NewLogin) => void;
  onClose: () => void;
}

/** A new member of the staff. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const { t } = useLingui();
  const [add] = useOpsAddStaffMutation();
  return (
    <FormDialog open title={<Trans>Add a member of staff</Trans>} onClose={onClose}>
      <Form
        initialValues={{ account: '', name: '', role: '' }}
        validationSchema={newStaffRules}
        serverFields={{ [errorCodes.staffAccountTaken]: 'account' }}
        draftKey="add-staff"
        onSubmit={async ({ account, name, role }) => {
          const chosen = staffRoles.find((one) => one === role);
          if (!chosen) return;
          const form = { account: account.trim(), name: name.trim(), role: chosen };
          const { staff, oneTimePassword } = await inForm(add(form));
          onAdded({ account: staff.account, name: staff.name, oneTimePassword });
        }}
      >
        <TextField
          name="account"
          label={t`Work e-mail address`}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <TextField
          name="name"
          label={t({ message: 'Full name', context: 'field' })}
          autoComplete="off"
          required
        />
        <RoleField />
        <FormActions submitLabel={<Trans context="button">Add</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
