import { useSearchParams } from './search-params.ts';

/** What a list is filtered by, as it stands in the address; absent when not set. */
type QueryChanges<Key extends string> = Partial<Record<Key | 'page', string | undefined>>;

interface ChangeOptions {
  /** Leaves no step in the history, as while somebody types. */
  replace?: boolean;
  /** For what opens beside the list; a filter starts it again at its first page. */
  keepPage?: boolean;
}

/** Filters and page of a list, kept in the address: a reload, Back and a shared link show the same. */
export function useListAddress<Key extends string>() {
  const [search, setSearch] = useSearchParams();

  function change(changes: QueryChanges<Key>, { replace, keepPage }: ChangeOptions = {}): void {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (!keepPage) next.delete('page');
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace },
    );
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
