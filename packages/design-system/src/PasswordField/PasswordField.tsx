import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'autoComplete' | 'endAdornment' | 'type'
> {
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Button
          size="small"
          aria-pressed={shown}
          aria-label={t`Show the password`}
          onClick={() => setShown(!shown)}
          sx={{ minWidth: 0, flexShrink: 0, mr: -1 }}
        >
          {shown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  );
}
