import { endSession, readToken } from './token.ts';

interface SessionOfPath {
  read: () => string | null;
  end: (sent: string | null) => void;
}

const person: SessionOfPath = { read: readToken, end: endSession };
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
