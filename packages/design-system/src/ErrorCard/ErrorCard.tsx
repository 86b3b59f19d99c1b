import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RequestId } from '../RequestId/RequestId.tsx';

interface ErrorCardProps {
  /** What happened; a general sentence when left out. */
  title?: ReactNode;
  /** What it means and what to do. */
  message?: ReactNode;
  /** Number of the failed request, for customer service. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Further ways out, such as a link home. */
  children?: ReactNode;
}

/** Something could not be shown: what, why, and how to go on. */
export function ErrorCard({ title, message, requestId, onRetry, children }: ErrorCardProps) {
  return (
    <Paper role="alert" sx={{ p: 3, maxWidth: 560, mx: 'auto' }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="p">
          {title ?? <Trans>This could not be loaded</Trans>}
        </Typography>
        <Typography color="textSecondary">
          {message ?? (
            <Trans>Check your connection and try again. Nothing you typed is lost.</Trans>
          )}
        </Typography>
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {onRetry ? (
            <Button variant="contained" onClick={onRetry}>
              <Trans context="button">Retry</Trans>
            </Button>
          ) : null}
          {children}
        </Stack>
        {requestId ? <RequestId id={requestId} /> : null}
      </Stack>
    </Paper>
  );
}
