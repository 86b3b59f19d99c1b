import { DataState, type Empty } from '@tolk/design-system';
import { Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import type { ComponentProps, ReactNode } from 'react';

interface Page<Row> {
  total: number;
  list: readonly Row[];
}

interface PagedListProps<Row> {
  /** Asked for `limits.list.pageSize` rows. */
  query: {
    data?: Page<Row> | undefined;
    currentData?: Page<Row> | undefined;
    error?: unknown;
    isFetching?: boolean;
    refetch?: () => unknown;
  };
  /** Where the page stands: the list’s address. */
  list: { page: number; toPage: (page: number) => void };
  empty: ComponentProps<typeof Empty>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a desk’s records and the way to the others; while the next one is fetched the last one stays. */
export function PagedList<Row>({ query, list, empty, children }: PagedListProps<Row>) {
  return (
    <DataState
      query={{ ...query, data: query.currentData ?? query.data }}
      isEmpty={({ total }) => total === 0}
      empty={empty}
    >
      {({ total, list: rows }) => (
        <>
          {children(rows)}
          <Pagination
            page={list.page}
            pageSize={limits.list.pageSize}
            total={total}
            onChange={list.toPage}
          />
        </>
      )}
    </DataState>
  );
}
