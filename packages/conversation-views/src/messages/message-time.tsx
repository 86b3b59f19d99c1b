import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { CheckIcon } from '@tolk/design-system/icons';
import { useLanguage } from '@tolk/i18n';
import { formatClockTime } from './clock-time.ts';

export type SentState = 'sending' | 'sent' | 'read' | null;

/** When it was written and, of one's own, how far it has come: in words, not by colour alone. */
export function MessageTime({ time, state }: { time: string; state: SentState }) {
  const language = useLanguage();
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        mt: 0.25,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <time dateTime={time}>{formatClockTime(time, language)}</time>
      {state === 'sending' ? <Trans context="message">Sending …</Trans> : null}
      {state === 'sent' ? (
        <>
          <CheckIcon sx={{ fontSize: 14 }} />
          <Trans context="message">Sent</Trans>
        </>
      ) : null}
      {state === 'read' ? (
        <>
          <CheckIcon sx={{ fontSize: 14 }} />
          <Trans context="message">Read</Trans>
        </>
      ) : null}
    </Box>
  );
}
