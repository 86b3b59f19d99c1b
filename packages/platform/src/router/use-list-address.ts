import { limits } from '@tolk/domain';
import { useSearchParams } from './search-params.ts';

/** What a list is filtered by, as it stands in the address; absent when not set. */
type QueryChanges<Key extends string> = Partial<Record<Key | 'page', string | undefined>>;

interface ChangeOptions {
  /** Leaves no step in the history, as while somebody types. */
  replace?: boolean;
  /** For what opens beside the list; a filter starts it again at its first page. */
  keepPage?: boolean;
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
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

  const page = pageOf(search.get('page'));
  const { pageSize } = limits.list;
  return {
    /** From 1; whatever else stands in the address counts as the first. */
    page,
    pageSize,
    /** The page as every list of the server is asked for it. */
    paging: { pageNum: page, pageSize },
    /** The words that the list is searched for (`search`), not longer than the server takes them. */
    search: search.get('search')?.slice(0, limits.list.searchMax) || undefined,
    text: (key: Key) => search.get(key) ?? undefined,
    /** A value of a fixed list; anything else in the address counts as not set. */
    oneOf: <Value extends string>(key: Key, values: readonly Value[]) =>
      values.find((value) => value === search.get(key)),
    change,
    toPage: (to: number) =>
      change({ page: to === 1 ? undefined : String(to) } as QueryChanges<Key>),
  };
}

/** The address of a list, for a part of its screen. */
export type ListAddress<Key extends string> = ReturnType<typeof useListAddress<Key>>;
