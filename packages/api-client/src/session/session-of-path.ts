import { endSession, readToken, revokeSession } from './token.ts';

interface SessionOfPath {
  read: () => string | null;
  /** Code 401. */
  end: (sent: string | null) => void;
  /** Code 601. */
  revoke: (sent: string | null) => void;
}

const person: SessionOfPath = { read: readToken, end: endSession, revoke: revokeSession };
const others = new Map<string, SessionOfPath>();

/** Calls below `prefix` carry another session; it tells so itself, where it is loaded at all. */
export function registerSession(prefix: string, session: SessionOfPath): void {
  others.set(prefix, session);
}

/** Whose token a call carries: the person's, where nothing else was registered. */
export function sessionOfPath(path: string): SessionOfPath {
  for (const [prefix, session] of others) if (path.startsWith(prefix)) return session;
  return person;
}
