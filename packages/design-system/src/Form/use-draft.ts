import { useCallback, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

const prefix = 'draft:';

/** Forgets all drafts of this tab: the person who logs in next is somebody else. */
export function clearDrafts(): void {
  const kept = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  for (const key of kept) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Whether something that was typed is kept in this tab, in forms other than these. */
export function hasDrafts(except: readonly string[]): boolean {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    return keys.some((key) => !except.includes(key.slice(prefix.length)));
  } catch {
    return false;
  }
}

function read(key: string | undefined): unknown {
  if (key === undefined) return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a person has typed, kept over a reload as long as the tab lives. `draft` is what was found when the
 * component appeared, nothing while a prerendered page is taken over: `reread` is for the moment after.
 * Without a key nothing is kept. Storage that is full or blocked loses the draft, not the form.
 */
export function useDraft<Values extends object>(key: string | undefined) {
  const hydrated = useHydrated();
  const reread = useCallback(() => read(key) as Partial<Values> | undefined, [key]);
  const [draft] = useState(() => (hydrated ? reread() : undefined));
  const save = useCallback(
    (values: Partial<Values>) => {
      if (key === undefined) return;
      try {
        sessionStorage.setItem(prefix + key, JSON.stringify(values));
      } catch {
        // See above: the form works without its draft.
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    if (key !== undefined) sessionStorage.removeItem(prefix + key);
  }, [key]);
  return { draft, reread, save, clear };
}
