import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsLoginMutation } from '@tolk/api-client';
import type { ResponseOf, calls } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Form, FormActions, PasswordField, TextField } from '@tolk/design-system/form';
import { passwordStepRules } from './login-rules.ts';

export type FirstStep = ResponseOf<(typeof calls)['opsinterface']['account']['login']>;

/** Who signs in, and their password. */
export function PasswordStep({ onDone }: { onDone: (step: FirstStep) => void }) {
  const { t } = useLingui();
  const [login] = useOpsLoginMutation();
  return (
    <Form
      initialValues={{ account: '', password: '' }}
      validationSchema={passwordStepRules}
      serverFields={{ [errorCodes.staffCredentials]: 'password' }}
      onSubmit={async ({ account, password }) =>
        onDone(await inForm(login({ account: account.trim(), password })))
      }
    >
      <TextField
        name="account"
        label={t({ message: 'Account', context: 'field' })}
        hint={t`Your work e-mail address`}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        label={t({ message: 'Password', context: 'field' })}
        autoComplete="current-password"
        required
      />
      <FormActions submitLabel={<Trans context="button">Continue</Trans>} fullWidth />
    </Form>
  );
}
