import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

export interface StaticStyles {
  /** Stands around what is rendered. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** `<style>` elements for the head, which a browser's cache of styles adopts when it is made. */
  elements: () => string;
}

/** Collects the styles of one page that is rendered without a browser. */
export function collectStyles(): StaticStyles {
  const cache = createCache({ key: 'css' });
  // Styles are kept here instead of being written among the elements.
  cache.compat = true;
  return {
    Provider: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    elements: () => {
      const all = Object.entries(cache.inserted).map(([name, css]) => ({ name, css: String(css) }));
      const isGlobal = ({ name }: { name: string }) =>
        cache.registered[`css-${name}`] === undefined && !name.startsWith('animation-');
      const globals = all.filter(isGlobal);
      const own = all.filter((one) => !isGlobal(one));
      return [
        ...globals.map(
          ({ name, css }) => `<style data-emotion="css-global ${name}">${css}</style>`,
        ),
        `<style data-emotion="css ${own.map(({ name }) => name).join(' ')}">${own.map(({ css }) => css).join('')}</style>`,
      ].join('');
    },
  };
}
