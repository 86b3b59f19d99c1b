import { registerSession } from './session-of-path.ts';

/**
 * The staff's session, apart from that of a person in the same browser: calls of `/opsinterface/`
 * carry this token. It lasts as long as the tab, and other tabs of the console are handed it
 * (`staff-tabs.ts`). By the beginning of its name the end of a person's session leaves it alone (`token.ts`).
 */
const staffTokenKey = 'staffToken';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();

function stored(): string | null {
  try {
    return sessionStorage.getItem(staffTokenKey);
  } catch {
    return null;
  }
}

/** Storage throws where it is refused; the session then lasts as long as the page. */
let current = stored();

export function readStaffToken(): string | null {
  return current;
}

function store(): void {
  try {
    if (current === null) sessionStorage.removeItem(staffTokenKey);
    else sessionStorage.setItem(staffTokenKey, current);
  } catch {
    // Kept in `current`.
  }
}

function write(token: string | null): void {
  current = token;
  store();
  for (const listener of listeners) listener(token);
}

/** Keeps the session that `confirmLogin` answered with. */
export function startStaffSession(token: string): void {
  write(token);
}

/** Codes 401 and 601, and logout. Does nothing when `sent` is no longer the token in use. */
export function endStaffSession(sent: string | null = readStaffToken()): void {
  if (readStaffToken() === sent) write(null);
}

/** Hears of every change; returns the function that ends it. */
export function onStaffSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

registerSession('/opsinterface/', {
  read: readStaffToken,
  end: endStaffSession,
  revoke: endStaffSession,
});
