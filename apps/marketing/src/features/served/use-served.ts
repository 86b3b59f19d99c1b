import { useHydrated } from '@tolk/design-system';
import { useLanguage } from '@tolk/i18n';
import { useEffect, useState } from 'react';
import { arrived, fetchMarkup } from './served-markup.ts';

interface Served {
  key: string;
  markup: string;
}

/** What the api writes for an address in the language of the interface; undefined until it is there. */
export function useServed(address: string): {
  markup: string | undefined;
  failed: boolean;
  retry: () => void;
} {
  const language = useLanguage();
  const hydrated = useHydrated();
  const isArrived = !hydrated || arrived.address === address;
  const key = `${language} ${address}`;
  const [served, setServed] = useState<Served | undefined>(() =>
    isArrived && arrived.markup !== undefined
      ? { key: `${arrived.language} ${address}`, markup: arrived.markup }
      : undefined,
  );
  const [failed, setFailed] = useState<string>();
  const isThere = served?.key === key;

  useEffect(() => {
    if (isThere || failed === key) return undefined;
    const stop = new AbortController();
    const query = address.includes('?') ? '&' : '?';
    fetchMarkup(`${address}${query}lang=${language}`, stop.signal).then(
      (markup) => setServed({ key, markup }),
      () => {
        if (!stop.signal.aborted) setFailed(key);
      },
    );
    return () => stop.abort();
  }, [address, failed, isThere, key, language]);

  return {
    markup: served?.markup,
    failed: failed === key && !isThere,
    retry: () => setFailed(undefined),
  };
}
