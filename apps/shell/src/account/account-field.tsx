import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountLayout } from './account-layout.ts';

interface AccountFieldProps {
  layout: AccountLayout;
  /** On phones a number begins with it, to be seen and changed; nothing for who has an account. */
  callingCode?: string;
}

/** Whose account: on desktops either kind in one field, on phones one with the keyboard that fits it. */
export function AccountField({ layout, callingCode = '' }: AccountFieldProps) {
  const { t } = useLingui();
  if (layout === 'phone') return <PhoneOrMail callingCode={callingCode} />;
  return (
    <TextField name="account" label={t`Phone number or e-mail`} autoComplete="username" required />
  );
}

function PhoneOrMail({ callingCode }: { callingCode: string }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<{ account: string }>();
  const [chosen, choose] = useState<'phone' | 'email'>();
  const kind = chosen ?? (values.account.includes('@') ? 'email' : 'phone');
  const other = kind === 'phone' ? 'email' : 'phone';
  const fillIn = useEffectEvent((code: string) => {
    if (kind === 'phone' && values.account === '') void setFieldValue('account', code, false);
  });
  useEffect(() => fillIn(callingCode), [callingCode]);
  return (
    <TextField
      name="account"
      label={
        kind === 'phone'
          ? t({ message: 'Phone number', context: 'field' })
          : t({ message: 'E-mail address', context: 'field' })
      }
      hint={
        kind === 'phone'
          ? t`+86 unless you begin with another country code, such as +44.`
          : undefined
      }
      inputMode={kind === 'phone' ? 'tel' : 'email'}
      autoComplete="username"
      required
      aside={
        <Button
          size="small"
          sx={{ mr: -1.25 }}
          onClick={() => {
            choose(other);
            void setFieldValue('account', other === 'phone' ? callingCode : '', false);
          }}
        >
          {other === 'email' ? (
            <Trans context="button">Use e-mail</Trans>
          ) : (
            <Trans>Use a phone number</Trans>
          )}
        </Button>
      }
    />
  );
}
