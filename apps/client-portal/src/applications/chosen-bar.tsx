import { Trans } from '@lingui/react/macro';
import { Button, Paper, Typography } from '@tolk/design-system';
import { SentenceGap } from '@tolk/i18n';
import type { ReactNode } from 'react';

interface ChosenBarProps {
  /** How many are chosen, in a sentence. */
  count: ReactNode;
  most: number;
  full: boolean;
  onClear: () => void;
  /** What is done with them. */
  children: ReactNode;
}

/** What is chosen on a list, and what comes next; stays in sight while one chooses. */
export function ChosenBar({ count, most, full, onClear, children }: ChosenBarProps) {
  return (
    <Paper
      role="region"
      aria-live="polite"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 160px' }}>
        {count}
        <SentenceGap />
        {full ? <Trans>You have reached the limit.</Trans> : <Trans>Up to {most} at a time.</Trans>}
      </Typography>
      <Button onClick={onClear}>
        <Trans context="button">Clear</Trans>
      </Button>
      {children}
    </Paper>
  );
}
