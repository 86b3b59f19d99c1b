import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';

interface KeptShareProps {
  /** What was due when the client asked to move the booking; 0 for nothing. */
  percent: number;
  /** Null for staff. */
  viewer: Identity | null;
}

/** That a booking which is moved close to its begin is not cancelled for less afterwards. */
export function KeptShare({ percent, viewer }: KeptShareProps) {
  if (percent === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {viewer === 'client' ? (
        <Trans>
          If you cancel after this change, at least {percent}% of the price stays due, as it was
          when the move was asked for.
        </Trans>
      ) : (
        <Trans>
          If the client cancels after this change, at least {percent}% of the price stays due, as it
          was when the move was asked for.
        </Trans>
      )}
    </Typography>
  );
}
