import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useResendCountdown } from './use-resend-countdown.ts';

interface CodeFieldProps extends Omit<TextFieldProps, 'autoComplete' | 'endAdornment' | 'type'> {
  /** Sends the code; the countdown starts when it resolves. */
  onSend: () => Promise<unknown>;
  /** Seconds until another code may be asked for. */
  resendAfter?: number;
  /** Names what is sent to whom: each has its own countdown, which goes on over a reload. */
  resendKey: string;
}

/** A one-time code, filled in by the phone where it can be, with the button that sends it. */
export function CodeField({
  onSend,
  resendAfter = 60,
  resendKey,
  disabled,
  ...rest
}: CodeFieldProps) {
  const { t } = useLingui();
  const { left, start } = useResendCountdown(resendKey);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  // In an effect: a dialog that closes has returned the focus to its button by then.
  useEffect(() => {
    if (sent > 0) input.current?.focus();
  }, [sent]);

  async function send() {
    // Not switched off meanwhile: a dialog that opens returns the focus to this button.
    if (sending) return;
    setSending(true);
    try {
      await onSend();
      start(resendAfter);
      setSent((times) => times + 1);
    } catch {
      // The caller says what went wrong; the button is free for another try.
    } finally {
      setSending(false);
    }
  }

  return (
    <TextField
      {...rest}
      disabled={disabled}
      inputRef={input}
      autoComplete="one-time-code"
      inputMode="numeric"
      endAdornment={
        <Button
          size="small"
          disabled={disabled || left > 0}
          aria-busy={sending || undefined}
          onClick={() => void send()}
          sx={{ flexShrink: 0, mr: -1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {left > 0 ? t`Send again in ${left} s` : t`Send the code`}
        </Button>
      }
    />
  );
}
