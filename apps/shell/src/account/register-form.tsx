import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, startSession } from '@tolk/api-client';
import {
  Form,
  FormActions,
  NewPasswordField,
  TextField,
  useFormikContext,
} from '@tolk/design-system/form';
import { limits, portOf, type Identity, type Port } from '@tolk/domain';
import { useEffect, useEffectEvent } from 'react';
import { AccountCodeField } from './account-code-field.tsx';
import { accountCall } from './account-call.ts';
import { AccountField } from './account-field.tsx';
import { useCallingCode } from './calling-code.ts';
import type { AccountLayout } from './account-layout.ts';
import { AgreementField } from './agreement-field.tsx';
import { useArrival } from './arrival.ts';
import { useEnter } from './enter.ts';
import { refusedFields } from './refused-fields.ts';
import { rulesOnDemand } from './rules-on-demand.ts';

const rules = rulesOnDemand(() =>
  import('./account-rules.ts').then((module) => module.registerRules),
);

interface Values {
  account: string;
  code: string;
  password: string;
  /** Named as the call names it, so that a refusal stands beside it. */
  yqm: string;
  agreement: boolean;
}

const empty: Values = { account: '', code: '', password: '', yqm: '', agreement: false };

interface Props {
  layout: AccountLayout;
  /** Binds the new account to the WeChat of this ticket. */
  wechatTicket?: string;
}

/** A new account by phone or e-mail with a code. */
export function RegisterForm({ layout, wechatTicket }: Props) {
  const { t } = useLingui();
  const { invitation, posting, as, wanted } = useArrival();
  const enter = useEnter();
  const callingCode = useCallingCode();
  const { min } = limits.password;

  async function register({ account, code, password, yqm, agreement }: Values) {
    const call = accountCall('register', {
      account: account.trim(),
      code,
      password,
      agreement,
      ...(yqm.trim() ? { yqm: yqm.trim() } : {}),
      ...(posting ? { RWID: posting } : {}),
      ...(wechatTicket ? { wechatTicket } : {}),
    });
    const session = await call;
    enter((await entered(session, as)) ?? session, wanted);
  }

  return (
    <Form<Values>
      initialValues={empty}
      validationSchema={rules}
      serverFields={refusedFields.register}
      onSubmit={register}
      draftKey="register"
      draftExcept={['password', 'code', 'agreement']}
    >
      <Invitation code={invitation} />
      <AccountField layout={layout} callingCode={callingCode} />
      <AccountCodeField call="registerActiveCode" />
      <NewPasswordField
        name="password"
        label={t({ message: 'Password', context: 'field' })}
        hint={t`At least ${min} characters. A short sentence is easier to remember than symbols.`}
        required
      />
      <TextField name="yqm" label={t`Invitation code (optional)`} autoComplete="off" />
      <AgreementField />
      <FormActions
        submitLabel={<Trans context="button">Sign up</Trans>}
        color="secondary"
        fullWidth
      />
    </Form>
  );
}

/** The new account on the side that its owner has named already; nothing when that is left to the next page. */
async function entered(
  session: { token: string; port: Port | null; userId?: string },
  as: Identity | undefined,
) {
  if (as === undefined || session.port !== null) return undefined;
  const { token, port, userId } = session;
  startSession({ token, port, account: userId ?? null });
  try {
    return await accountCall('selectIdentity', { port: portOf(as) });
  } catch (error) {
    if (isCallError(error)) return undefined;
    throw error;
  }
}

/** The code of the link that led here fills its field, unless something was typed there. */
function Invitation({ code }: { code: string | undefined }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const fillIn = useEffectEvent((invitation: string) => {
    if (values.yqm === '') void setFieldValue('yqm', invitation, false);
  });
  useEffect(() => {
    if (code) fillIn(code);
  }, [code]);
  return null;
}
