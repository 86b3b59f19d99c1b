import type { Port } from '@tolk/domain';

/**
 * docs/product/rules.md#constants: the storage key is `token`. `port` is the identity that the session
 * acts in, `party` the organisation that it acts for.
 */
const tokenKey = 'token';
const portKey = 'port';
const partyKey = 'party';
/** Id of the account whose session it is; stays after the session was ended from elsewhere (601). */
const accountKey = 'account';
/** In the tab's storage: the account that typed what is kept there. */
const typedByKey = 'typedBy';

export interface StoredSession {
  token: string | null;
  port: Port | null;
  /** Id of an organisation; null: the person acts for themselves. */
  party: string | null;
}

type Listener = (session: StoredSession) => void;
const listeners = new Set<Listener>();

/** Storage throws where cookies are blocked; the session then lasts as long as the page. */
const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) fallback.delete(key);
    else fallback.set(key, value);
  }
}

export function readToken(): string | null {
  return read(tokenKey);
}

export function readSession(): StoredSession {
  const port = read(portKey);
  return {
    token: readToken(),
    port: port === '0' ? 0 : port === '1' ? 1 : null,
    party: read(partyKey),
  };
}

function tell(): void {
  const session = readSession();
  for (const listener of listeners) listener(session);
}

/**
 * What lies in a tab's storage is for the account that typed it: it goes when somebody else signs in at
 * this browser, and at a logout in whichever tab. What a visitor typed goes on with who signs in.
 */
function settleTab(): void {
  const account = read(accountKey);
  try {
    const before = sessionStorage.getItem(typedByKey);
    if (before !== null && before !== account) sessionStorage.clear();
    if (account !== null) sessionStorage.setItem(typedByKey, account);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** Whether somebody was signed out from elsewhere, so that what they typed here waits for them. */
export function awaitsReturn(): boolean {
  return readToken() === null && read(accountKey) !== null;
}

/** Keeps a session that login, sign-up, a switch of identity or of the party answered with. */
export function startSession(session: {
  token: string;
  port: Port | null;
  /** Themselves when left out. */
  party?: string | null;
  /** The id of whose it is, null where the server does not say; the same person as before when left out. */
  account?: string | null;
}): void {
  // Other tabs hear of the token, and read the side that belongs to it.
  write(portKey, session.port === null ? null : String(session.port));
  write(partyKey, session.party ?? null);
  if (session.account !== undefined) write(accountKey, session.account);
  write(tokenKey, session.token);
  settleTab();
  tell();
}

/** Code 600: the successor replaces the token that was sent, unless that was replaced already. */
export function renewToken(sent: string | null, successor: string): void {
  if (readToken() !== sent) return;
  write(tokenKey, successor);
  tell();
}

/** Code 401, and logout. Does nothing when `sent` is no longer the token in use. */
export function endSession(sent: string | null = readToken()): void {
  if (readToken() !== sent) return;
  write(accountKey, null);
  forgetSession();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored where storage is refused.
  }
  tell();
}

/**
 * Code 601: the token goes, and what was typed stays for its account (docs/product/errors.md#codes). Where
 * that is not known it goes too. Does nothing when `sent` is no longer the token in use.
 */
export function revokeSession(sent: string | null = readToken()): void {
  if (read(accountKey) === null) {
    endSession(sent);
    return;
  }
  if (readToken() !== sent) return;
  forgetSession();
  tell();
}

function forgetSession(): void {
  write(tokenKey, null);
  write(portKey, null);
  write(partyKey, null);
}

/** Hears of every change of the session, also by another tab; returns the function that ends it. */
export function onSessionChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener(readSession());
  };
  listeners.add(listener);
  // Pages are also rendered where there is no browser, and no other tab.
  if (typeof window === 'undefined') return () => listeners.delete(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

if (typeof window !== 'undefined') {
  // Before anybody else hears of another tab's sign-in or logout, and where a tab is opened again.
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) settleTab();
  });
  settleTab();
}
