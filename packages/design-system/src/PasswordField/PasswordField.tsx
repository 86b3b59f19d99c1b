import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent } from 'react';
import { SentenceGap } from '@tolk/i18n';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'autoComplete' | 'endAdornment' | 'type' | 'onKeyDown' | 'onKeyUp'
> {
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Both ways, since the key that switches it on is told apart on one of them only, by system.
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      onKeyDown={watch}
      onKeyUp={watch}
      hint={
        hint || capsLock ? (
          <>
            {hint}
            <SentenceGap />
            <span aria-live="polite">{capsLock ? <Trans>Caps Lock is on.</Trans> : null}</span>
          </>
        ) : undefined
      }
      endAdornment={
        <Button
          size="small"
          aria-pressed={shown}
          aria-label={t`Show the password`}
          onClick={() => setShown(!shown)}
          sx={{ minWidth: 0, flexShrink: 0, mr: -1 }}
        >
          {shown
            ? t({ message: 'Hide', context: 'button' })
            : t({ message: 'Show', context: 'button' })}
        </Button>
      }
    />
  );
}
