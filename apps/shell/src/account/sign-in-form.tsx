import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { Form, FormActions, PasswordField } from '@tolk/design-system/form';
import { useState, type ReactNode } from 'react';
import { AccountCodeField } from './account-code-field.tsx';
import { AccountField } from './account-field.tsx';
import type { AccountLayout } from './account-layout.ts';
import { refusedFields } from './refused-fields.ts';
import { rulesOnDemand } from './rules-on-demand.ts';

const passwordRules = rulesOnDemand(() =>
  import('./account-rules.ts').then((module) => module.passwordLoginRules),
);
const codeRules = rulesOnDemand(() =>
  import('./account-rules.ts').then((module) => module.codeLoginRules),
);

/** An account and what shows that it is one's own. */
export type SignInProof = { account: string } & ({ password: string } | { code: string });

interface Props {
  layout: AccountLayout;
  submitLabel: ReactNode;
  /** Rejects with a `CallError`. */
  onSubmit: (proof: SignInProof) => Promise<void>;
}

/** Into an existing account: by its password, or by a code that is sent there. */
export function SignInForm({ layout, submitLabel, onSubmit }: Props) {
  const { t } = useLingui();
  // A phone receives the code anyway.
  const [byCode, setByCode] = useState(layout === 'phone');

  return (
    <Form
      initialValues={{ account: '', password: '', code: '' }}
      validationSchema={byCode ? codeRules : passwordRules}
      onSubmit={({ account, password, code }) =>
        onSubmit({ account: account.trim(), ...(byCode ? { code } : { password }) })
      }
      serverFields={byCode ? refusedFields.codeLogin : refusedFields.passwordLogin}
      draftKey="login"
      draftExcept={['password', 'code']}
    >
      <AccountField layout={layout} />
      {byCode ? (
        <AccountCodeField call="loginActiveCode" />
      ) : (
        <PasswordField
          name="password"
          label={t({ message: 'Password', context: 'field' })}
          autoComplete="current-password"
          required
        />
      )}
      <FormActions submitLabel={submitLabel} fullWidth />
      <Button onClick={() => setByCode(!byCode)}>
        {byCode ? (
          <Trans>Use the password instead</Trans>
        ) : (
          <Trans>Use a verification code instead</Trans>
        )}
      </Button>
    </Form>
  );
}
