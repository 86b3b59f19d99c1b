import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  isCallError,
  startStaffSession,
  useOpsConfirmLoginMutation,
} from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Button, Stack } from '@tolk/design-system';
import { Form, FormActions, NewPasswordField, TextField } from '@tolk/design-system/form';
import { bounds, limits } from '@tolk/domain';
import { Enrolment } from './enrolment.tsx';
import { codeStepRules, firstCodeStepRules } from './login-rules.ts';
import type { FirstStep } from './password-step.tsx';

const { totpSeconds } = bounds;

interface CodeStepProps {
  step: FirstStep;
  /** Back to the first step; with a message where the time is over. */
  onRestart: (message?: string) => void;
}

/** The step replaces the one that had the focus. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

/** The second factor; on the first login it is set up here and a password of one's own is chosen. */
export function CodeStep({ step, onRestart }: CodeStepProps) {
  const { t } = useLingui();
  const confirm = useConfirm(step, onRestart);
  const { enrolment, newPasswordRequired } = step;
  return (
    <Stack spacing={3}>
      {enrolment ? <Enrolment enrolment={enrolment} /> : null}
      <Form
        initialValues={{ code: '', newPassword: '' }}
        validationSchema={newPasswordRequired ? firstCodeStepRules : codeStepRules}
        onSubmit={confirm}
      >
        <TextField
          name="code"
          label={t`Code of your authenticator app`}
          hint={t`Six digits; the code changes every ${totpSeconds} seconds.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          // Room for a blank in the middle, as apps show the code.
          maxLength={limits.staff.totp.digits + 1}
          inputRef={focusOnce}
          required
        />
        {newPasswordRequired ? (
          <NewPasswordField
            name="newPassword"
            label={t({ message: 'New password', context: 'field' })}
            hint={t`It replaces your one-time password.`}
            required
          />
        ) : null}
        <FormActions submitLabel={<Trans context="button">Log in</Trans>} fullWidth />
        <Button onClick={() => onRestart()}>
          <Trans>Use another account</Trans>
        </Button>
      </Form>
    </Stack>
  );
}

function useConfirm(
  { ticket, newPasswordRequired }: FirstStep,
  onRestart: CodeStepProps['onRestart'],
) {
  const { t } = useLingui();
  const [confirmLogin] = useOpsConfirmLoginMutation();
  return async ({ code, newPassword }: { code: string; newPassword: string }) => {
    const form = {
      ticket,
      code: code.replaceAll(/\s/g, ''),
      ...(newPasswordRequired ? { newPassword } : {}),
    };
    try {
      const { token } = await inForm(confirmLogin(form));
      startStaffSession(token);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.code === errorCodes.staffTicketExpired) return onRestart(error.message);
      if (error.code !== errorCodes.staffCredentials) throw error;
      const misfit = t`This code is not valid. Enter the one the app shows now; each code works once.`;
      return Promise.reject({ ...error, fields: { code: misfit } });
    }
  };
}
