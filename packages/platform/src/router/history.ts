/** An address within the product. */
export interface Path {
  pathname: string;
  /** Begins with `?`, unless it is empty. */
  search: string;
  /** Begins with `#`, unless it is empty. */
  hash: string;
}

/** Where to go: a path with query and hash, or the parts that change. What is left out of the path stays. */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** What the screen before handed over; it survives a reload. */
  state: unknown;
  /** Names the entry in the browser's history; the first one of a document is `default`. */
  key: string;
}

/** How one came to the address: a new entry, another address for the same entry, Back or Forward. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

/** What stands in the browser's history beside the address. */
interface Entry {
  state: unknown;
  key: string;
}

function parsePath(text: string): Partial<Path> {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
  return { ...(pathname ? { pathname } : {}), search, hash };
}

function withMark(mark: '?' | '#', text = ''): string {
  if (text === '' || text === mark) return '';
  return text.startsWith(mark) ? text : mark + text;
}

/** What browsers read as the slash before a host, and what they pass over on the way to it. */
const beforeHost = /^[/\\\s]*/;

/** The address that `to` leads to from a page at `pathname`. Never one of another host or scheme. */
export function resolvePath(to: To, pathname: string): Path {
  const parts = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: (parts.pathname || pathname).replace(beforeHost, '/'),
    search: withMark('?', parts.search),
    hash: withMark('#', parts.hash),
  };
}

export function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/** The current entry as the browser has it. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = (window.history.state ?? {}) as Partial<Entry>;
  return { pathname, search, hash, state: entry.state ?? null, key: entry.key ?? 'default' };
}

/** Puts an address into the browser's history, with what its screen is handed. */
export function writeLocation(type: 'PUSH' | 'REPLACE', path: Path, state: unknown): void {
  const entry: Entry = { state: state ?? null, key: Math.random().toString(36).slice(2, 10) };
  const address = addressOf(path);
  if (type === 'PUSH') window.history.pushState(entry, '', address);
  else window.history.replaceState(entry, '', address);
}
