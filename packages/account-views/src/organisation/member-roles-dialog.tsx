import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSetMemberRolesMutation } from '@tolk/api-client';
import type { Member } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { RolesField } from './roles-field.tsx';
import { rolesRules, type RolesValues } from './organisation-rules.ts';

interface MemberRolesDialogProps {
  member: Member;
  onClose: () => void;
}

/** What a member is there for, from now on. */
export function MemberRolesDialog({ member, onClose }: MemberRolesDialogProps) {
  const { t } = useLingui();
  const [save] = useClientSetMemberRolesMutation();
  const initialValues: RolesValues = { roles: member.roles };
  return (
    <FormDialog open title={<Trans>Roles of {member.name}</Trans>} onClose={onClose}>
      <Form
        initialValues={initialValues}
        validationSchema={rolesRules}
        onSubmit={async ({ roles }) => {
          await inForm(save({ personId: member.personId, roles: [...roles] }));
          onClose();
          notify(t`The roles are saved.`);
        }}
      >
        <RolesField name="roles" />
        <FormActions
          submitLabel={<Trans context="button">Save</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
