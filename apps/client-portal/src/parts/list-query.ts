import { useSearchParams } from '@tolk/platform';

/** Page, filters and search of a list as they stand in the address. */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? '1');

  /** Sets or (with '') drops a parameter and leaves the others. */
  function put(name: string, value: string): void {
    setQuery((current) => changed(current, name, value));
  }

  /** The same for a filter: the list starts again at its first page. */
  function filter(name: string, value: string, options?: { replace?: boolean }): void {
    setQuery((current) => changed(changed(current, 'page', ''), name, value), options);
  }

  return {
    get: (name: string) => query.get(name) ?? '',
    /** One of `values`, or undefined for anything else that somebody typed there. */
    oneOf: <const Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === query.get(name)),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    put,
    filter,
    toPage: (to: number) => put('page', to === 1 ? '' : String(to)),
  };
}

function changed(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
