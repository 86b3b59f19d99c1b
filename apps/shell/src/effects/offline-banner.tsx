import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device has no network, for as long as it has none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{
        position: 'relative',
        borderRadius: 0,
        justifyContent: 'center',
        // Beside a dialog it is read as well; on a phone it would lie over the dialog's own head.
        zIndex: { md: 'tooltip' },
      }}
    >
      <Trans>You are offline. What you typed is kept; sending works again once you are back.</Trans>
    </Alert>
  );
}
