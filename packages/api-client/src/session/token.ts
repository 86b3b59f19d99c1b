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
/** The last tokens of that account: another one is of who signed in where no account was written. */
const accountTokensKey = 'accountTokens';
/** In the tab's storage: the account that typed what is kept there. */
const typedByKey = 'typedBy';
/** Whose session it is, where nothing says so. */
const unknown = '';
/** What lies in the tab's storage under keys with this beginning is of the staff, whose tab it may be. */
const staffPrefix = 'staff';

export interface StoredSession {
  token: string | null;
  port: Port | null;
  /** Id of an organisation; null: the person acts for themselves. */
  party: string | null;
}

type Listener = (session: StoredSession) => void;
const listeners = new Set<Listener>();
const returnListeners = new Set<() => void>();
/** In this page, until somebody signs in, in whichever tab; for an account that is known its tab keeps it too. */
let revokedHere = false;

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

/** The account whose the session is, or was until it was ended from elsewhere; null for a visitor. */
function owner(): string | null {
  const token = readToken();
  const account = read(accountKey);
  if (token === null) return account;
  const isTheirs = read(accountTokensKey)?.split(' ').includes(token) === true;
  return isTheirs && account !== null ? account : unknown;
}

/** Empties the tab's storage but for what is of the staff. */
function clearTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(staffPrefix)) sessionStorage.removeItem(key);
  }
}

/**
 * What lies in a tab's storage is for the account that typed it: it goes when somebody else signs in at
 * this browser, and at a logout in whichever tab. What a visitor typed goes on with who signs in.
 */
function settleTab(): void {
  const now = owner();
  if (readToken() !== null) revokedHere = false;
  try {
    const before = sessionStorage.getItem(typedByKey);
    if (before !== null && before !== now) clearTab();
    if (now !== null && now !== before && readToken() !== null) {
      sessionStorage.setItem(typedByKey, now);
    }
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/** Whether somebody was signed out from elsewhere, so that what they typed in this tab waits for them. */
export function awaitsReturn(): boolean {
  const account = read(accountKey);
  if (readToken() !== null || account === null) return false;
  try {
    return sessionStorage.getItem(typedByKey) === account;
  } catch {
    return false;
  }
}

/** Whether the last session of this tab was ended from elsewhere (601), until somebody logs in. */
export function wasRevoked(): boolean {
  return readToken() === null && (revokedHere || awaitsReturn());
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
  // Who it was stays who it is, unless that was not known.
  if (session.account !== undefined || owner() !== unknown) addAccountToken(session.token);
  write(tokenKey, session.token);
  settleTab();
  tell();
}

/** Code 600: the successor replaces the token that was sent, unless that was replaced already. */
export function renewToken(sent: string | null, successor: string): void {
  if (readToken() !== sent) return;
  if (owner() !== unknown) addAccountToken(successor);
  write(tokenKey, successor);
  tell();
}

/** Before the token itself is written: other tabs may read at any moment. */
function addAccountToken(token: string): void {
  if (read(accountKey) === null) return;
  const current = readToken();
  write(accountTokensKey, current === null ? token : `${current} ${token}`);
}

/** Code 401, and logout. Does nothing when `sent` is no longer the token in use. */
export function endSession(sent: string | null = readToken()): void {
  if (readToken() !== sent) return;
  revokedHere = false;
  forgetAll();
}

function forgetAll(): void {
  write(accountKey, null);
  forgetSession();
  try {
    clearTab();
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
  if (readToken() !== sent) return;
  revokedHere = true;
  if (owner() === unknown) {
    forgetAll();
    return;
  }
  forgetSession();
  tell();
}

function forgetSession(): void {
  write(tokenKey, null);
  write(portKey, null);
  write(partyKey, null);
  write(accountTokensKey, null);
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

/**
 * Hears that the browser put back a page, with all that stood on it, which somebody left who is not the
 * one signed in by now.
 */
export function onReturnUnderAnother(listener: () => void): void {
  returnListeners.add(listener);
}

function watchReturn(): void {
  let left: { whose: string | null; token: string | null } | undefined;
  window.addEventListener('pagehide', () => {
    left = { whose: owner(), token: readToken() };
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Such a page heard of nothing meanwhile.
    if (!persisted || left === undefined) return;
    const { whose, token } = left;
    const isTheirs = whose === owner() && (whose !== unknown || token === readToken());
    settleTab();
    // What stands on a visitor's page goes on with who signed in.
    if (isTheirs || whose === null) tell();
    else for (const listener of returnListeners) listener();
  });
}

if (typeof window !== 'undefined') {
  // Before anybody else hears of another tab's sign-in or logout, and where a tab is opened again.
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) settleTab();
  });
  watchReturn();
  settleTab();
}
