import { useSearchParams } from '@tolk/platform';

/** What a list is filtered by, as it stands in the address; absent when not set. */
export type QueryChanges<Key extends string> = Partial<Record<Key | 'page', string | undefined>>;

/**
 * Filters and page of a list, kept in the address: a reload, Back and a shared link show the same.
 * `change` goes back to the first page unless it changes the page itself.
 */
export function useListAddress<Key extends string>() {
  const [search, setSearch] = useSearchParams();

  function change(changes: QueryChanges<Key>, options?: { replace?: boolean }): void {
    setSearch((current) => {
      const next = { page: undefined, ...changes };
      for (const [key, value] of Object.entries(next)) {
        if (value) current.set(key, value);
        else current.delete(key);
      }
      return current;
    }, options);
  }

  const page = Number(search.get('page') ?? 1);
  return {
    /** From 1; whatever else stands in the address counts as the first. */
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    text: (key: Key) => search.get(key) ?? undefined,
    /** A value of a fixed list; anything else in the address counts as not set. */
    oneOf: <Value extends string>(key: Key, values: readonly Value[]) =>
      values.find((value) => value === search.get(key)),
    change,
    toPage: (to: number) =>
      change({ page: to === 1 ? undefined : String(to) } as QueryChanges<Key>),
  };
}
