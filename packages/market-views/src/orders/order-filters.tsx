import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter, useFilterName } from '@tolk/design-system/portal';
import { limits, readDay, type OrderSort } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import type { ReactNode } from 'react';
import type { OrderKey, OrderQuery } from './order-query.ts';

interface OrderFiltersProps {
  query: OrderQuery;
  /** What the words are looked for in. */
  placeholder: string;
  /** Filters of one side alone. */
  children?: ReactNode;
}

/** Search, filters and order of a list of orders; each change stands in the address at once. */
export function OrderFilters({ query, placeholder, children }: OrderFiltersProps) {
  const { t } = useLingui();
  const { languages } = useChoices();
  const named = useFilterName();
  const sortLabels: Readonly<Record<OrderSort, string>> = {
    turn: t({ message: 'Your turn first', context: 'option' }),
    newest: t({ message: 'Newest first', context: 'option' }),
    oldest: t({ message: 'Oldest first', context: 'option' }),
    due: t({ message: 'Due first', context: 'option' }),
    amount: t({ message: 'Largest first', context: 'option' }),
  };

  // What is typed replaces the entry in the history, or Back would step through every letter.
  const typed = (key: OrderKey) => ({
    value: query.text(key) ?? '',
    onSettle: (text: string) => query.change({ [key]: text }, { replace: true }),
  });
  const day = (key: 'from' | 'to') => ({
    ...typed(key),
    type: 'date',
    // A day half typed is no wish to see everything.
    onSettle: (text: string) => {
      if (text === '' || readDay(text)) query.change({ [key]: text }, { replace: true });
    },
  });
  const language = (key: 'source' | 'target') => ({
    value: query.text(key) ?? null,
    placeholder: t({ message: 'All', context: 'placeholder' }),
    options: languages,
    onChange: (value: string | null) => query.change({ [key]: value ?? undefined }),
  });

  return (
    <FilterBar
      active={query.active}
      activeFirst={[query.text('source'), query.text('target')].filter(Boolean).length}
      onClear={query.clear}
      search={
        <TypedFilter
          {...typed('search')}
          label={t({ message: 'Search', context: 'field' })}
          type="search"
          placeholder={placeholder}
          maxLength={limits.list.searchMax}
          labelHidden
        />
      }
      first={
        <>
          <SelectInput
            {...language('source')}
            {...named(
              t({ message: 'Source language', context: 'field' }),
              t({ message: 'From', context: 'source language' }),
            )}
          />
          <SelectInput
            {...language('target')}
            {...named(
              t({ message: 'Target language', context: 'field' }),
              t({ message: 'Into', context: 'target language' }),
            )}
          />
          <SelectInput
            {...named(t({ message: 'Sort by', context: 'field' }))}
            value={query.sorting.value}
            clearable={false}
            onChange={(sort) => query.sorting.onChange(sort ?? undefined)}
            options={query.sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
          />
        </>
      }
    >
      <TypedFilter {...day('from')} label={t({ message: 'Ordered from', context: 'field' })} />
      <TypedFilter {...day('to')} label={t({ message: 'Ordered until', context: 'field' })} />
      <TypedFilter
        {...typed('payFrom')}
        label={t({ message: 'Total from (¥)', context: 'field' })}
        inputMode="decimal"
      />
      <TypedFilter {...typed('payTo')} label={t`Total up to (¥)`} inputMode="decimal" />
      {children}
    </FilterBar>
  );
}
