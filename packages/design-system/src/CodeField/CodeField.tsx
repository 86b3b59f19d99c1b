import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

interface CodeFieldProps extends Omit<TextFieldProps, 'autoComplete' | 'endAdornment' | 'type'> {
  /** Sends the code; the countdown starts when it resolves. */
  onSend: () => Promise<unknown>;
  /** Seconds until another code may be asked for. */
  resendAfter?: number;
}

/** A one-time code, filled in by the phone where it can be, with the button that sends it. */
export function CodeField({ onSend, resendAfter = 60, disabled, ...rest }: CodeFieldProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function send() {
    setSending(true);
    try {
      await onSend();
      setLeft(resendAfter);
    } catch {
      // Whoever sends says what went wrong; the button is free for another try.
    } finally {
      setSending(false);
    }
  }

  return (
    <TextField
      {...rest}
      disabled={disabled}
      autoComplete="one-time-code"
      inputMode="numeric"
      endAdornment={
        <Button
          size="small"
          disabled={disabled || sending || left > 0}
          onClick={() => void send()}
          sx={{ flexShrink: 0, mr: -1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {left > 0 ? t`Send again in ${left} s` : t`Send the code`}
        </Button>
      }
    />
  );
}
