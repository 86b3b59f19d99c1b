import { useSyncExternalStore } from 'react';

/** Less than this is no keyboard but a bar of the browser (px). */
const keyboardMin = 120;

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}

/** Top and height as one value, so that it equals itself. */
function readRoom(): string {
  const seen = window.visualViewport;
  // Whoever has zoomed in sees less of the page as well.
  const isKeyboard =
    seen && Math.abs(seen.scale - 1) < 0.01 && window.innerHeight - seen.height > keyboardMin;
  return isKeyboard ? `${Math.round(seen.offsetTop)} ${Math.round(seen.height)}` : '';
}

/**
 * What an on-screen keyboard leaves of the window (px), null while there is none: phones lay it over the
 * page without making the page smaller.
 */
export function useKeyboardRoom(): { top: number; height: number } | null {
  const room = useSyncExternalStore(subscribe, readRoom, () => '');
  const [top, height] = room.split(' ').map(Number);
  return top === undefined || height === undefined ? null : { top, height };
}
