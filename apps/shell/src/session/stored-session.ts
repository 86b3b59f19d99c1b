import { onSessionChange, readSession, type StoredSession } from '@tolk/api-client';
import { useSyncExternalStore } from 'react';

let snapshot = readSession();

/** A prerendered page shows what a visitor sees. */
const visitor: StoredSession = { token: null, port: null };

/** The same object as long as nothing changed, as React asks of a snapshot. */
function currentSession(): StoredSession {
  const { token, port } = readSession();
  if (token !== snapshot.token || port !== snapshot.port) snapshot = { token, port };
  return snapshot;
}

/** Token and identity of this browser, without the store: the sign-in pages do without it. */
export function useStoredSession(): StoredSession {
  return useSyncExternalStore(onSessionChange, currentSession, () => visitor);
}
