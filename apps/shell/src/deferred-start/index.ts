import { narrowWindow, noteArrival } from '../prerendered-page.ts';
import { keepEarlyInput } from './early-input.ts';

/**
 * A prerendered page needs no application until somebody uses it. This small script loads the
 * application then, or when a part of the page that is made in the browser comes near, and keeps what
 * was typed and pressed until it is there. Its element names the files: `data-entry`, then what the
 * entry will ask for, `data-chunks`; `data-idle` fetches them as soon as the browser has nothing to do.
 */
const { entry = '', chunks = '', idle } = document.currentScript?.dataset ?? {};

// Assistive technology presses and enters without a pointer, a key or the focus.
const signs = [
  'click',
  'input',
  'change',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const;

let stop = new AbortController();

function listen(): void {
  stop = new AbortController();
  for (const sign of signs) {
    addEventListener(sign, onSign, { signal: stop.signal, capture: true, passive: true });
  }
  // A window that has become narrow or wide may get the other home page.
  narrowWindow().addEventListener('change', wake, { signal: stop.signal });
  const near = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const part of document.querySelectorAll('[data-wake]')) near.observe(part);
  stop.signal.addEventListener('abort', () => near.disconnect());
}

/** A browser reports a pointer that rests over the page when the page below it has been laid out. */
function onSign(event: Event): void {
  const rests =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0;
  if (!rests) wake();
}

function wake(): void {
  stop.abort();
  fetchEarly('preload');
  for (const src of entry.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    // The next sign of use tries again.
    script.addEventListener('error', listen);
    document.head.append(script);
  }
}

function fetchEarly(rel: 'preload' | 'prefetch'): void {
  for (const href of `${rel === 'prefetch' ? entry : ''} ${chunks}`.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', href }),
    );
  }
}

/** Somebody who is signed in sees another header. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

keepEarlyInput();
noteArrival();
if (isSignedIn()) {
  wake();
} else {
  listen();
  if (idle !== undefined) {
    addEventListener('load', () => {
      const later = window.requestIdleCallback ?? setTimeout;
      later(() => {
        if (!stop.signal.aborted) fetchEarly('prefetch');
      });
    });
  }
}
