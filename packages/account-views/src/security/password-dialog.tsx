import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddPasswordMutation, useSupUpPasswordMutation } from '@tolk/api-client';
import type { SecurityState } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, notify, Typography } from '@tolk/design-system';
import { Form, FormActions, NewPasswordFields, PasswordField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { confirmingContact } from './contact-channels.ts';
import { changePasswordRules, firstPasswordRules } from './security-rules.ts';
import { SentCodeField } from './sent-code-field.tsx';
import { useCodeCalls } from './use-code-calls.ts';
import { WhereCodeGoes } from './where-code-goes.tsx';

interface PasswordDialogProps {
  state: SecurityState;
  onClose: () => void;
}

const nothingTyped = { oldPassword: '', oldCode: '', password: '', passwordAgain: '' };
const serverFields = {
  [errorCodes.wrongPassword]: 'oldPassword',
  [errorCodes.weakPassword]: 'password',
  [errorCodes.wrongCode]: 'oldCode',
};

/** Changes the password, or sets the first one with a code to the account's address. */
export function PasswordDialog({ state, onClose }: PasswordDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={state.hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
    >
      {state.hasPassword ? (
        <ChangeForm state={state} onClose={onClose} />
      ) : (
        <FirstForm state={state} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function ChangeForm({ state, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const [upPassword] = useSupUpPasswordMutation();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>All other devices are signed out; this one stays.</Trans>
      </Typography>
      <Form
        initialValues={nothingTyped}
        validationSchema={changePasswordRules}
        serverFields={serverFields}
        onSubmit={async ({ oldPassword, password, passwordAgain }) => {
          await inForm(upPassword({ oldPassword, password, passwordAgain }));
          notify(t`Your password has been changed. Other devices were signed out.`);
          onClose();
        }}
      >
        <PasswordField
          name="oldPassword"
          label={t({ message: 'Current password', context: 'field' })}
          autoComplete="current-password"
          required
        />
        <NewPassword state={state} onCancel={onClose} />
      </Form>
    </>
  );
}

function FirstForm({ state, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const [addPassword] = useSupAddPasswordMutation();
  const codes = useCodeCalls();
  const confirming = confirmingContact(state, 'email');
  if (!confirming) {
    return (
      <Alert severity="warning">
        <Trans>
          This account has no phone or e-mail to confirm this with. Contact customer service.
        </Trans>
      </Alert>
    );
  }
  return (
    <Form
      initialValues={nothingTyped}
      validationSchema={firstPasswordRules}
      serverFields={serverFields}
      onSubmit={async ({ oldCode, password, passwordAgain }) => {
        await inForm(addPassword({ oldCode, password, passwordAgain }));
        notify(t`Your password has been set. You can now sign in with it.`);
        onClose();
      }}
    >
      <SentCodeField
        name="oldCode"
        resendKey={`confirm:${confirming.address}`}
        label={t({ message: 'Verification code', context: 'field' })}
        hint={<WhereCodeGoes contact={confirming} />}
        onSend={() => codes.confirm(confirming.channel)}
      />
      <NewPassword state={state} onCancel={onClose} />
    </Form>
  );
}

function NewPassword({ state, onCancel }: { state: SecurityState; onCancel: () => void }) {
  return (
    <>
      <NewPasswordFields account={state.email ?? state.phone ?? ''} min={limits.password.min} />
      <FormActions submitLabel={<Trans>Save the new password</Trans>} onCancel={onCancel} />
    </>
  );
}
