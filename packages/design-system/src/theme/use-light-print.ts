import { useEffect } from 'react';
import { colorSchemeAttribute } from '../color-scheme-script.ts';

/** Paper is white: a dark page is light while it is printed, else light words stand on no ground. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    const lighten = () => {
      shown = root.getAttribute(colorSchemeAttribute);
      root.setAttribute(colorSchemeAttribute, 'light');
    };
    const restore = () => {
      if (shown !== null) root.setAttribute(colorSchemeAttribute, shown);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
