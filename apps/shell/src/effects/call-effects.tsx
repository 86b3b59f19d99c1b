import { useLingui } from '@lingui/react/macro';
import { isShownInForm, onCallEffect, type CallError } from '@tolk/api-client';
import { isSaidByForm, notify } from '@tolk/design-system';
import { homePath } from '@tolk/domain';
import { isChunkError, useLocation, useNavigate } from '@tolk/platform';
import { useEffect, useEffectEvent } from 'react';
import { actForSelf } from '../session/act-for-self.ts';
import { saySessionEnded } from '../session/say-session-ended.ts';
import { noteFailedCall } from '../faults/last-failed-call.ts';

/** What a failed call does to the page (docs/product/errors.md#codes), and what a failed download says. */
export function CallEffects() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const react = useEffectEvent((error: CallError) => {
    if (error.requestId !== undefined) noteFailedCall(error.requestId);
    switch (error.effect) {
      case 'revoked':
        return saySessionEnded(error.message, error.requestId);
      case 'actForSelf':
        return actForSelf(
          () => notify(error.message, { severity: 'warning', requestId: error.requestId }),
          (side) => navigate(homePath(side)),
        );
      case 'maintenance':
        return void navigate('/update', {
          state: { from: pathname + search, requestId: error.requestId },
        });
      case 'offline':
        // The banner says so already, for as long as it lasts, or the form does.
        if (!navigator.onLine || isSaidByForm(error)) return undefined;
        return notify(t`The server is not responding. Check your connection and try again.`, {
          severity: 'warning',
        });
      case 'message':
        if (isShownInForm(error)) return undefined;
        return notify(error.message, { severity: 'error', requestId: error.requestId });
      // The session is gone by now, and the guard of a private screen leads to the login page.
      case 'signOut':
      case 'renewToken':
      case 'pass':
        return undefined;
    }
  });

  const reactToDownload = useEffectEvent((reason: unknown) => {
    if (!isChunkError(reason)) return;
    notify(t`Loading a part of the page failed. Check your connection and try again.`, {
      severity: 'error',
    });
  });

  // A task later: a form that shows the message itself has said so by then.
  useEffect(() => onCallEffect((error) => void setTimeout(() => react(error))), []);

  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent) => reactToDownload(reason);
    window.addEventListener('unhandledrejection', listen);
    return () => window.removeEventListener('unhandledrejection', listen);
  }, []);

  return null;
}
