import { useLingui } from '@lingui/react/macro';
import { isCallError, isHumanCheckRequired, isSilentHumanCheck } from '@tolk/api-client';
import {
  CodeField,
  useFormikContext,
  useHumanCheck,
  HumanCheckCancelledError,
} from '@tolk/design-system/form';
import { useState } from 'react';
import { accountCall, loadHumanCheckSource } from './account-call.ts';

interface Props {
  /** The call that sends this form's code. */
  call: 'registerActiveCode' | 'loginActiveCode' | 'resetPassActiveCode';
}

const humanCheck = {
  loadSource: loadHumanCheckSource,
  isAskedFor: isHumanCheckRequired,
  isSilent: isSilentHumanCheck,
} as const;

/** The code sent to the `account` typed into the same form; for a sign-up the person verifies first. */
export function AccountCodeField({ call }: Props) {
  const { t } = useLingui();
  const form = useFormikContext<{ account: string }>();
  const { run, dialog } = useHumanCheck(humanCheck);
  const [sentTo, setSentTo] = useState<string>();
  const account = form.values.account.trim();

  /** Says beside the account why it did not get a code. */
  function refuse(words: string) {
    form.setFieldError('account', words);
    document.getElementsByName('account')[0]?.focus();
  }

  async function send() {
    const { account: wrong } = await form.validateForm();
    await form.setFieldTouched('account', true, false);
    if (wrong) {
      refuse(wrong);
      throw new Error(wrong);
    }
    try {
      await run(
        (pass) => accountCall(call, { account, ...(pass ? { verification: pass } : {}) }),
        call === 'registerActiveCode' ? 'first' : 'whenAsked',
      );
      setSentTo(account);
    } catch (error) {
      if (!(error instanceof HumanCheckCancelledError)) {
        const words = isCallError(error) ? (error.fields?.['account'] ?? error.message) : '';
        refuse(words || t`The code could not be sent. Try again.`);
      }
      throw error;
    }
  }

  return (
    <>
      <CodeField
        name="code"
        label={t({ message: 'Verification code', context: 'field' })}
        required
        hint={sentTo !== undefined && sentTo === account ? t`Code sent to ${sentTo}.` : undefined}
        onSend={send}
        resendKey={`${call} ${account}`}
      />
      {dialog}
    </>
  );
}
