import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RequestId } from '../RequestId/RequestId.tsx';
import { usePhone } from '../theme/window-width.ts';
import { currentNotifications, dismiss, subscribe, type Notification } from './notifications.ts';
import { tabBarHeight } from '../theme/tokens.ts';
import { footGap, headTop, usePlace } from './use-place.ts';

/** How long a message stays, in ms; errors stay until they are closed. */
const shownFor = 6000;
/** What a wide window has left of what the page shows, in px: its menu and the page's margin. */
const menuRoom = 248;
const none: readonly Notification[] = [];

/** Where `notify` speaks. Stands once in the shell; it is there before any message, or screen readers miss the first. */
export function Notifier() {
  const list = useSyncExternalStore(subscribe, currentNotifications, () => none);
  const region = useRef<HTMLDivElement>(null);
  const place = usePlace(region, list.length);
  // A phone has room for one; those before it come back when it has gone.
  const shown = usePhone() ? list.slice(-1) : list;
  const { t } = useLingui();
  return (
    <Stack
      ref={region}
      role="region"
      data-print="no"
      aria-label={t({ message: 'Messages', context: 'region' })}
      aria-live="polite"
      spacing={1}
      sx={{
        position: 'fixed',
        insetInline: { xs: 8, md: 16 },
        // On phones over what is used or matters least at this moment.
        top: { xs: place === 'head' ? headTop : 'auto', md: 'auto' },
        bottom: { xs: place === 'head' ? 'auto' : footGap, md: 16 },
        // Above the places of a portal, which stay in use; not under a dialog, whose buttons would be there.
        'html:has(nav[data-tabs]):not(:has([data-bar], [role="dialog"])) &': {
          mb: { xs: place === 'head' ? 0 : `${tabBarHeight}px`, md: 0 },
        },
        zIndex: 'snackbar',
        // Beside what stands in the middle of the page, such as a dialog's buttons.
        alignItems: { xs: 'center', md: 'flex-start' },
        pointerEvents: 'none',
      }}
    >
      {shown.map((notification) => (
        <Message key={notification.id} notification={notification} />
      ))}
    </Stack>
  );
}

function Message({ notification }: { notification: Notification }) {
  const { id, message, detail, severity, action, requestId } = notification;
  const { t } = useLingui();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || severity === 'error') return undefined;
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [held, id, severity]);

  return (
    <Alert
      role={undefined}
      severity={severity}
      variant="filled"
      action={action}
      onClose={() => dismiss(id)}
      closeText={t({ message: 'Close', context: 'button' })}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        // Room for a few words and the button beside each other.
        minWidth: { xs: 'min(100%, 340px)', lg: menuRoom },
        // Over the menu and not over the form beside it.
        maxWidth: { xs: 560, lg: menuRoom },
        '& .MuiAlert-icon': { display: { lg: 'none' } },
        // A button stands below the words; the cross fits beside them.
        flexWrap: action ? 'wrap' : 'nowrap',
        '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 },
        boxShadow: 6,
      }}
    >
      <div>{message}</div>
      {detail ? <Box sx={{ typography: 'caption' }}>{detail}</Box> : null}
      {requestId ? <RequestId id={requestId} /> : null}
    </Alert>
  );
}
