import { useLingui } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import { CodeField, useFormikContext } from '@tolk/design-system/form';
import { accountCall } from './account-call.ts';

interface Props {
  /** The call that sends this form's code. */
  call: 'registerActiveCode' | 'loginActiveCode' | 'resetPassActiveCode';
}

/** The code sent to the `account` typed into the same form. */
export function AccountCodeField({ call }: Props) {
  const { t } = useLingui();
  const { values, validateForm, setFieldError, setFieldTouched } = useFormikContext<{
    account: string;
  }>();

  async function send() {
    const { account: wrong } = await validateForm();
    await setFieldTouched('account', true, false);
    if (wrong) throw new Error(wrong);
    await accountCall(call, { account: values.account.trim() }).catch((error: unknown) => {
      const words = isCallError(error) ? (error.fields?.['account'] ?? error.message) : '';
      setFieldError('account', words || t`The code could not be sent. Try again.`);
      throw error;
    });
  }

  return <CodeField name="code" label={t`Verification code`} required onSend={send} />;
}
