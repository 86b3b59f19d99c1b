import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Link as TextLink, notify } from '@tolk/design-system';
import { Form, FormActions, PasswordField, TextField } from '@tolk/design-system/form';
import { routeAt, RouteLink, useSearchParams } from '@tolk/platform';
import { useState } from 'react';
import { AccountCodeField } from '../account/account-code-field.tsx';
import { accountCall } from '../account/account-call.ts';
import { useEnter } from '../account/enter.ts';
import { rulesOnDemand } from '../account/rules-on-demand.ts';
import { Sheet } from '../account/sheet.tsx';
import { wantedPath } from '../navigation/wanted-path.ts';
import { lastIdentity } from '../session/last-identity.ts';

const passwordRules = rulesOnDemand(() =>
  import('../account/account-rules.ts').then((module) => module.passwordLoginRules),
);
const codeRules = rulesOnDemand(() =>
  import('../account/account-rules.ts').then((module) => module.codeLoginRules),
);

/** Log in by account and password, or by account and a code that is sent there. */
export function Screen() {
  const { t } = useLingui();
  const [byCode, setByCode] = useState(false);
  const [search] = useSearchParams();
  const wanted = wantedPath(search);
  const login = useLogin(byCode, wanted);

  return (
    <Sheet title={<Trans>Log in</Trans>} footer={<Ways />}>
      {wanted ? (
        <Alert severity="info">
          <Trans>Please login!</Trans>
        </Alert>
      ) : null}
      <Form
        initialValues={{ account: '', password: '', code: '' }}
        validationSchema={byCode ? codeRules : passwordRules}
        onSubmit={login}
      >
        <TextField
          name="account"
          label={t`Phone number or e-mail`}
          autoComplete="username"
          required
        />
        {byCode ? (
          <AccountCodeField call="loginActiveCode" />
        ) : (
          <PasswordField
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            required
          />
        )}
        <FormActions submitLabel={<Trans>Log in</Trans>} fullWidth />
        <Button onClick={() => setByCode(!byCode)}>
          {byCode ? (
            <Trans>Use the password instead</Trans>
          ) : (
            <Trans>Use a verification code instead</Trans>
          )}
        </Button>
      </Form>
    </Sheet>
  );
}

function Ways() {
  return (
    <>
      <TextLink component={RouteLink} to="reset">
        <Trans>Forgot the password?</Trans>
      </TextLink>
      <TextLink component={RouteLink} to="register">
        <Trans>Create an account</Trans>
      </TextLink>
    </>
  );
}

/** Enters the side that the wanted page belongs to, else the one this browser was used as last. */
function useLogin(byCode: boolean, wanted: string | undefined) {
  const { t } = useLingui();
  const enter = useEnter();
  return async ({ account, password, code }: Record<'account' | 'password' | 'code', string>) => {
    const area = wanted && routeAt(wanted.split(/[?#]/, 1)[0] ?? '')?.area;
    const as = area === 'supplier' || area === 'client' ? area : lastIdentity();
    const proof = byCode ? { code } : { password };
    const session = await accountCall('login', { account: account.trim(), ...proof }, { as });
    enter(session, wanted);
    notify(t`login successfully`);
  };
}
