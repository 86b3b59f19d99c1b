import { useCompared, type Compared, type ComparedQuery } from './use-compared.ts';

/** Up to four applications (`limits.compare.max`) as one query; the ids beyond are left out. */
export function useComparison(ids: readonly string[]) {
  const sides = [
    useCompared(ids[0]),
    useCompared(ids[1]),
    useCompared(ids[2]),
    useCompared(ids[3]),
  ].filter((side): side is ComparedQuery => side !== undefined);
  const there = sides.flatMap(({ data }): Compared[] => (data ? [data] : []));
  return {
    data: there.length === sides.length ? there : undefined,
    error: sides.find(({ error }) => error !== undefined)?.error,
    isFetching: sides.some(({ isFetching }) => isFetching),
    refetch: () => sides.forEach(({ refetch }) => refetch()),
  };
}
