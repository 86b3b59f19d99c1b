import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { FilterBar, PagedList, TypedFilter } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import type { ListAddress } from '@tolk/platform';
import type { ComponentProps, ReactNode } from 'react';

interface SearchedListProps<Row> extends ComponentProps<typeof PagedList<Row>> {
  list: Pick<ListAddress<'search'>, 'page' | 'pageSize' | 'toPage' | 'search' | 'change'>;
  /** How many filters are set, the words among them. */
  active: number;
  onClear: () => void;
  /** What the words may be. */
  placeholder: string;
  filters: ReactNode;
  /** Between the filters and the rows. */
  aside?: ReactNode;
  /** Said when there are rows, but none that the filters let through. */
  noMatch: ReactNode;
}

/** A queue of the staff that is searched by words and filters, page by page. */
export function SearchedList<Row>({
  list,
  active,
  onClear,
  placeholder,
  filters,
  aside,
  noMatch,
  empty,
  ...rows
}: SearchedListProps<Row>) {
  const { t } = useLingui();
  const clearing = {
    title: noMatch,
    action: (
      <Button onClick={onClear}>
        <Trans>Clear the filters</Trans>
      </Button>
    ),
  };
  return (
    <>
      <FilterBar
        active={active}
        onClear={onClear}
        search={
          <TypedFilter
            label={t({ message: 'Search', context: 'field' })}
            placeholder={placeholder}
            type="search"
            maxLength={limits.list.searchMax}
            value={list.search ?? ''}
            onSettle={(text) => list.change({ search: text }, { replace: true })}
          />
        }
      >
        {filters}
      </FilterBar>
      {aside}
      <PagedList list={list} empty={active > 0 ? clearing : empty} {...rows} />
    </>
  );
}
