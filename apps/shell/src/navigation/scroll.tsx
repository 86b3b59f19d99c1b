import { useLocation, useNavigationType } from '@tolk/platform';
import { useEffect, useRef } from 'react';

const prefix = 'scroll:';
/** How long a page may take to grow to the height it had, in ms. */
const patience = 3000;

function remember(key: string, top: number): void {
  try {
    sessionStorage.setItem(prefix + key, String(top));
  } catch {
    // Back then leads to the top of the page.
  }
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Scrolls to `top` as soon as the page is that high. */
function restore(top: number): () => void {
  return asThePageGrows(() => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  });
}

/** Brings what a hash names into view as soon as it is there, and the focus where it takes one. */
function reveal(hash: string): () => void {
  const name = hash.slice(1);
  return asThePageGrows(() => {
    const part = document.getElementById(name);
    // A field, by its name, stands in the middle with its label above it.
    const shown = part ?? document.getElementsByName(name)[0];
    shown?.scrollIntoView(part ? undefined : { block: 'center' });
    shown?.focus({ preventScroll: true });
    return shown !== undefined;
  });
}

/** Tries again whenever the page grows, until `attempt` succeeds, the person scrolls or time is up. */
function asThePageGrows(attempt: () => boolean): () => void {
  const stop = new AbortController();
  const reach = () => {
    if (attempt()) stop.abort();
  };
  const growth = new ResizeObserver(reach);
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  growth.observe(document.body);
  reach();
  return () => stop.abort();
}

/** A new page starts at its top, or at the part that its hash names; Back returns to where the person was. */
export function ScrollMemory() {
  const { key: entry, pathname, hash } = useLocation();
  const type: string = useNavigationType();
  // The first entry of every document has the same key, so the address tells them apart.
  const key = entry + pathname + hash;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  const arrived = useRef(false);
  const formerHash = useRef('');
  const formerPath = useRef(pathname);
  useEffect(() => {
    const first = !arrived.current;
    arrived.current = true;
    // A link to the part that the address names already was followed once more.
    const again = hash === formerHash.current;
    formerHash.current = hash;
    const elsewhere = pathname !== formerPath.current;
    formerPath.current = pathname;
    // A prerendered page is read before the application takes over: a reader who is somewhere in it stays there.
    if (first && window.scrollY > 0) return undefined;
    const top = type === 'POP' ? remembered(key) : 0;
    if (hash && top === 0 && (type !== 'REPLACE' || again)) return reveal(hash);
    if (type === 'POP') return first && top === 0 ? undefined : restore(top);
    if (type === 'PUSH' || elsewhere) window.scrollTo(0, 0);
    return undefined;
    // A replaced query (filters typed into a list) leaves the page where it is.
  }, [key, pathname, type, hash]);

  useEffect(() => {
    const note = () => remember(key, window.scrollY);
    window.addEventListener('scrollend', note);
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('scrollend', note);
      window.removeEventListener('pagehide', note);
    };
  }, [key]);

  return null;
}
