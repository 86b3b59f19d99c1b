import { TableSortLabel } from '@tolk/design-system/portal';
import type { ListAddress } from '@tolk/platform';
import type { ReactNode } from 'react';

/** One order that a list can stand in by a column. */
interface ColumnSort<Sort extends string> {
  sort: Sort;
  direction: 'ascending' | 'descending';
}

/** The orders of a column as its head goes through them; after the last one the list stands by itself. */
export type ColumnSorts<Sort extends string> = readonly ColumnSort<Sort>[];

/** How a list is sorted, as its address says; its “Sort” choice shows and changes the same. */
export interface Sorting<Sort extends string> {
  /** Undefined: as the list stands by itself. */
  value: Sort | undefined;
  onChange: (sort: Sort | undefined) => void;
}

/**
 * The order of a list as its address has it (`sort`), and what of it the call is asked for. `standing` is
 * the order that the list has by itself, where that is one of them.
 */
export function sortOf<Sort extends string>(
  list: Pick<ListAddress<'sort'>, 'oneOf' | 'change'>,
  sorts: readonly Sort[],
  standing?: Sort,
): { sorting: Sorting<Sort>; asked: { sort?: Sort } } {
  const value = list.oneOf('sort', sorts) ?? standing;
  const onChange = (sort: Sort | undefined) =>
    list.change({ sort: sort === standing ? undefined : sort });
  const asked = value === undefined || value === standing ? {} : { sort: value };
  return { sorting: { value, onChange }, asked };
}

const oldest = { sort: 'oldest', direction: 'ascending' } as const;
const newest = { sort: 'newest', direction: 'descending' } as const;

/** Of the time in a queue: what waits longest is wanted first. */
export const byAge = [oldest, newest] as const;
/** Of the time in a list of what happened. */
export const byNews = [newest, oldest] as const;
export const byAmount = [{ sort: 'amount', direction: 'descending' }] as const;

/** The way a list is sorted by this column now, for `aria-sort`. */
export function directionOf<Sort extends string>(
  sorts: ColumnSorts<Sort>,
  { value }: Sorting<Sort>,
): ColumnSort<Sort>['direction'] | undefined {
  return sorts.find(({ sort }) => sort === value)?.direction;
}

interface SortHeadProps<Sort extends string> {
  sorts: ColumnSorts<Sort>;
  sorting: Sorting<Sort>;
  children: ReactNode;
}

/** A button in the head of a column that sorts the list by it. */
export function SortHead<Sort extends string>({ sorts, sorting, children }: SortHeadProps<Sort>) {
  const direction = directionOf(sorts, sorting);
  const at = sorts.findIndex(({ sort }) => sort === sorting.value);
  const next = sorts[at + 1];
  const shown = direction ?? next?.direction;
  return (
    <TableSortLabel
      component="button"
      type="button"
      active={direction !== undefined}
      direction={shown === 'descending' ? 'desc' : 'asc'}
      onClick={() => sorting.onChange(next?.sort)}
      sx={{ minHeight: 24, font: 'inherit', textAlign: 'inherit' }}
    >
      {children}
    </TableSortLabel>
  );
}
