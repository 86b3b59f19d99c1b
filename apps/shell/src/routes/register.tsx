import { Trans, useLingui } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import {
  CheckboxField,
  Form,
  FormActions,
  PasswordField,
  TextField,
} from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { pathTo, RouteLink, useSearchParams } from '@tolk/platform';
import { AccountCodeField } from '../account/account-code-field.tsx';
import { accountCall } from '../account/account-call.ts';
import { useEnter } from '../account/enter.ts';
import { rulesOnDemand } from '../account/rules-on-demand.ts';
import { Sheet } from '../account/sheet.tsx';

const rules = rulesOnDemand(() =>
  import('../account/account-rules.ts').then((module) => module.registerRules),
);

interface Values {
  account: string;
  code: string;
  password: string;
  invitation: string;
  agreement: boolean;
}

/** Sign up by phone or e-mail with a code; `yqm` (invitation code) and `RWID` (posting) come in the query. */
export function Screen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const register = useRegister(search.get('RWID') ?? undefined);
  const { min } = limits.password;

  return (
    <Sheet title={<Trans>Sign up</Trans>} footer={<HaveAccount />}>
      <Form<Values>
        initialValues={{
          account: '',
          code: '',
          password: '',
          invitation: search.get('yqm') ?? '',
          agreement: false,
        }}
        validationSchema={rules}
        onSubmit={register}
        draftKey="register"
        draftExcept={['password', 'code']}
      >
        <TextField
          name="account"
          label={t`Phone number or e-mail`}
          autoComplete="username"
          required
        />
        <AccountCodeField call="registerActiveCode" />
        <PasswordField
          name="password"
          label={t`Password`}
          hint={t`At least ${min} characters. A sentence is easier to remember than signs.`}
          autoComplete="new-password"
          required
        />
        <TextField name="invitation" label={t`Invitation code (optional)`} autoComplete="off" />
        <CheckboxField
          name="agreement"
          label={<Trans>I agree to the terms of service and the privacy policy.</Trans>}
        />
        <FormActions submitLabel={<Trans>Sign up</Trans>} color="secondary" fullWidth />
      </Form>
    </Sheet>
  );
}

function HaveAccount() {
  return (
    <TextLink component={RouteLink} to="login">
      <Trans>I have an account</Trans>
    </TextLink>
  );
}

function useRegister(posting: string | undefined) {
  const enter = useEnter();
  return async ({ account, code, password, invitation, agreement }: Values) => {
    const session = await accountCall('register', {
      account: account.trim(),
      code,
      password,
      agreement,
      ...(invitation.trim() ? { yqm: invitation.trim() } : {}),
      ...(posting ? { RWID: posting } : {}),
    });
    enter(session, posting && pathTo('jobDetail', { projectReleaseInforId: posting }));
  };
}
