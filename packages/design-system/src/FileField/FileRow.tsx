import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatFileSize, formatPercent, useLanguage } from '@tolk/i18n';
import { useEffect, useRef, type ReactNode } from 'react';

interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1 while it is on its way. */
  share?: number;
  failure?: string | undefined;
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
}

/** Who is typing elsewhere by the time an upload fails is not taken away from there. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}

/** One file of a `FileField`: there, on its way, or failed. */
export function FileRow({ name, size, share, failure, detail, onRetry, onRemove }: FileRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const running = share !== undefined && !failure;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (failure && !isTyping()) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <Box component="li" ref={row} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }} data-figures="">
            {formatFileSize(size, language)}
            {running ? ` · ${formatPercent(Math.round(share * 100) / 100, language)}` : ''}
          </Box>
        </Box>
        {onRetry ? (
          <Button size="small" onClick={onRetry} sx={{ flexShrink: 0 }}>
            {t({ message: 'Retry', context: 'button' })}
          </Button>
        ) : null}
        <Button
          size="small"
          color="inherit"
          aria-label={running ? t`Cancel the upload of ${name}` : t`Remove ${name}`}
          onClick={onRemove}
          sx={{ flexShrink: 0 }}
        >
          {running
            ? t({ message: 'Cancel', context: 'button' })
            : t({ message: 'Remove', context: 'button' })}
        </Button>
      </Box>
      {detail}
      {running ? (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={t`Upload of ${name}`}
        />
      ) : null}
      {failure ? (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {failure}
        </Box>
      ) : null}
    </Box>
  );
}
