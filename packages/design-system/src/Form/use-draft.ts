import { createContext, useCallback, useContext, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

const personPrefix = 'draft:';
/** Of the staff: what begins with `staff` outlasts the end of a person's session in the same browser. */
export const staffDrafts = 'staff-draft:';

/** With what the keys of drafts begin, by whose screens these are: a person's unless it says otherwise. */
export const DraftsContext = createContext(personPrefix);

/** Forgets all drafts of this tab: the person who logs in next is somebody else. */
export function clearDrafts(prefix = personPrefix): void {
  const kept = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  for (const key of kept) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Whether something that was typed is kept in this tab, in forms other than these. */
export function hasDrafts(except: readonly string[]): boolean {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(personPrefix));
    return keys.some((key) => !except.includes(key.slice(personPrefix.length)));
  } catch {
    return false;
  }
}

function read(key: string | undefined): unknown {
  if (key === undefined) return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a person has typed, kept over a reload as long as the tab lives. `draft` is what was found when the
 * component appeared, nothing while a prerendered page is taken over: `reread` is for the moment after.
 * Without a key nothing is kept. Storage that is full or blocked loses the draft, not the form.
 */
export function useDraft<Values extends object>(draftKey: string | undefined) {
  const prefix = useContext(DraftsContext);
  const key = draftKey === undefined ? undefined : prefix + draftKey;
  const hydrated = useHydrated();
  const reread = useCallback(() => read(key) as Partial<Values> | undefined, [key]);
  const [draft] = useState(() => (hydrated ? reread() : undefined));
  const save = useCallback(
    (values: Partial<Values>) => {
      if (key === undefined) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // See above: the form works without its draft.
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    if (key !== undefined) sessionStorage.removeItem(key);
  }, [key]);
  return { draft, reread, save, clear };
}
