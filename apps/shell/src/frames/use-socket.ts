import { endSession, readSession, revokeSession, tabStore } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { sessionRevokedText } from '@tolk/contract/shown-texts';
import { notify } from '@tolk/design-system';
import { getLanguage } from '@tolk/i18n';
import { isChangingSession } from '@tolk/platform';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../effects/when-idle.ts';
import { saySessionEnded } from '../session/say-session-ended.ts';
import { useStoredSession } from '../session/stored-session.ts';

/** Keeps the socket of this session open; it downloads and connects once the screen stands. */
export function useSocket(): void {
  const { token } = useStoredSession();
  /** Since when screens show data that no socket keeps fresh (ms of `performance`); null while one does. */
  const unheardSince = useRef<number | null>(null);
  useEffect(() => {
    if (token === null) {
      unheardSince.current = null;
      return undefined;
    }
    unheardSince.current ??= performance.now();
    let close: (() => void) | undefined;
    let left = false;
    const callOff = whenIdle(() => {
      void import(/* webpackChunkName: "socket" */ '@tolk/chat-socket').then(({ connect }) => {
        if (left) return;
        close = connect({
          store: tabStore(),
          token,
          unheardMs: () => performance.now() - (unheardSince.current ?? performance.now()),
          onOpen: () => {
            unheardSince.current = null;
          },
          onCut: () => {
            unheardSince.current = performance.now();
          },
          onNotification: ({ title }) =>
            notify(getLanguage() === 'en' ? title.en : title.zh, { severity: 'info' }),
          onEnded: (code) => {
            if (isChangingSession() || readSession().token !== token) return;
            if (code !== errorCodes.sessionRevoked) {
              endSession(token);
              return;
            }
            revokeSession(token);
            sayRevoked();
          },
        });
      });
    });
    return () => {
      left = true;
      callOff();
      close?.();
    };
  }, [token]);
}

/** The same words as a call that is refused for this reason (docs/product/errors.md#fixed-messages). */
function sayRevoked(): void {
  const { en, zh } = sessionRevokedText;
  saySessionEnded(getLanguage() === 'en' ? en : zh);
}
