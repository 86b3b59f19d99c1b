import { Trans } from '@lingui/react/macro';
import { wasRevoked } from '@tolk/api-client';
import { Alert } from '@tolk/design-system';
import { useSyncExternalStore } from 'react';

/** Tells why one is at the login page: sent by a private one, or since the session was ended from elsewhere. */
export function WhyHere({ isSent }: { isSent: boolean }) {
  // A prerendered page is a visitor's.
  const isEnded = useSyncExternalStore(
    () => () => undefined,
    wasRevoked,
    () => false,
  );
  if (!isSent && !isEnded) return null;
  return (
    // Who was at work when their session ended hears of it at once.
    <Alert severity="info" role={isEnded ? 'alert' : 'status'}>
      {isEnded ? (
        <div>
          <Trans>This session has ended.</Trans>
        </div>
      ) : null}
      <div>
        <Trans context="notice">Please login!</Trans>
      </div>
    </Alert>
  );
}
