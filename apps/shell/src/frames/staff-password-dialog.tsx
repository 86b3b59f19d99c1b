import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, isCallError, useOpsChangePasswordMutation } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { notify, Typography } from '@tolk/design-system';
import {
  Form,
  FormActions,
  NewPasswordFields,
  PasswordField,
  TextField,
} from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, limits } from '@tolk/domain';
import { staffPasswordRules } from './staff-password-rules.ts';

const { totpSeconds } = bounds;
const nothingTyped = { oldPassword: '', password: '', passwordAgain: '', code: '' };

interface StaffPasswordDialogProps {
  /** The work address of the person who is signed in. */
  account: string;
  onClose: () => void;
}

/** A member of staff changes the own password, confirmed with the authenticator app. */
export function StaffPasswordDialog({ account, onClose }: StaffPasswordDialogProps) {
  const { t } = useLingui();
  const change = useChange(onClose);
  return (
    <FormDialog open onClose={onClose} title={<Trans>Change your password</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          You stay logged in here and are logged out everywhere else. If you have lost your
          authenticator app, ask an administrator to reset your login.
        </Trans>
      </Typography>
      <Form
        initialValues={nothingTyped}
        validationSchema={staffPasswordRules}
        serverFields={{ [errorCodes.weakPassword]: 'password' }}
        onSubmit={change}
      >
        <PasswordField
          name="oldPassword"
          label={t({ message: 'Current password', context: 'field' })}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields account={account} min={limits.password.min} />
        <TextField
          name="code"
          label={t`Code of your authenticator app`}
          hint={t`Six digits; the code changes every ${totpSeconds} seconds.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          // Room for a blank in the middle, as apps show the code.
          maxLength={limits.staff.totp.digits + 1}
          required
        />
        <FormActions submitLabel={<Trans>Save the new password</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}

function useChange(onClose: () => void) {
  const { t } = useLingui();
  const [changePassword] = useOpsChangePasswordMutation();
  return async ({ oldPassword, password, code }: typeof nothingTyped) => {
    const form = { oldPassword, newPassword: password, code: code.replaceAll(/\s/g, '') };
    await inForm(changePassword(form)).catch((error: unknown) => {
      if (!isCallError(error) || error.code !== errorCodes.staffCredentials) throw error;
      // The server doesn't say which of the two is wrong.
      const misfit = t`The current password or the code is wrong. Each code works once.`;
      return Promise.reject({ ...error, fields: { code: misfit } });
    });
    notify(t`Your password has been changed. Your other sessions have ended.`);
    onClose();
  };
}
