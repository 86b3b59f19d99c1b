import { onSessionChange, readSession, type StoredSession } from '@tolk/api-client';
import { useSyncExternalStore } from 'react';

let snapshot = readSession();

/** A prerendered page shows what a visitor sees. */
const visitor: StoredSession = { token: null, port: null, party: null };

/** The same object as long as nothing changed, as React asks of a snapshot. */
function currentSession(): StoredSession {
  const { token, port, party } = readSession();
  const isSame = token === snapshot.token && port === snapshot.port && party === snapshot.party;
  if (!isSame) snapshot = { token, port, party };
  return snapshot;
}

/** Token and identity of this browser, without the store: the sign-in pages do without it. */
export function useStoredSession(): StoredSession {
  return useSyncExternalStore(onSessionChange, currentSession, () => visitor);
}
