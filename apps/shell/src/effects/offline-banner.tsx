import { Trans } from '@lingui/react/macro';
import { Alert, bannerRoom } from '@tolk/design-system';
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
      ref={keepRoom}
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

/** Says how much of the window the banner takes, however many lines its words need. */
function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(bannerRoom.property, `${banner.offsetHeight}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(bannerRoom.property);
  };
}
