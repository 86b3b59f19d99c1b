import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { DataState, Empty } from '../DataState/DataState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';

interface Page<Row> {
  /** Of all pages together. */
  total: number;
  list: readonly Row[];
}

interface PagedListProps<Row> {
  query: {
    /** The page that was fetched last. */
    data?: Page<Row> | undefined;
    /** The page that is asked for; absent until it has come. */
    currentData?: Page<Row> | undefined;
    error?: unknown;
    isFetching?: boolean;
    refetch?: () => unknown;
  };
  /** Which page is shown, and how to get to another one: the list’s address. */
  list: { page: number; pageSize: number; toPage: (page: number) => void };
  /** What is said when there is not one row. */
  empty: ComponentProps<typeof DataState>['empty'];
  skeleton?: number;
  children: (rows: readonly Row[], total: number) => ReactNode;
}

/**
 * One page of a list and the way to the others. While the next one is fetched the rows of the last
 * one stay; when that fails the error takes their place, since they are not what was asked for. That
 * there was no row says nothing about the page that is fetched.
 */
export function PagedList<Row>({ query, list, empty, skeleton, children }: PagedListProps<Row>) {
  const { data, currentData, error } = query;
  const last = data === undefined || data.total === 0 ? undefined : data;
  return (
    <DataState
      query={{ ...query, data: error === undefined ? (currentData ?? last) : currentData }}
      isEmpty={({ total }) => total === 0}
      empty={empty}
      skeleton={skeleton}
    >
      {({ total, list: rows }) => (
        <>
          {rows.length === 0 && list.page > 1 ? (
            <BehindTheEnd onBack={() => list.toPage(Math.ceil(total / list.pageSize))} />
          ) : (
            children(rows, total)
          )}
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={total}
            onChange={list.toPage}
          />
        </>
      )}
    </DataState>
  );
}

/** An old link, or rows that are gone since. */
function BehindTheEnd({ onBack }: { onBack: () => void }) {
  return (
    <Empty
      title={<Trans>This page is past the end of the list</Trans>}
      action={
        <Button variant="outlined" onClick={onBack}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  );
}
