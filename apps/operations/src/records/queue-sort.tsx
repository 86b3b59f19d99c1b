import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import type { QueueSort } from '@tolk/domain';
import type { Sorting } from './sort-head.tsx';

interface QueueSortInputProps<Sort extends QueueSort> extends Sorting<Sort> {
  sorts: readonly Sort[];
}

/** How a queue is sorted. */
export function QueueSortInput<Sort extends QueueSort>({
  sorts,
  value,
  onChange,
}: QueueSortInputProps<Sort>) {
  const { t } = useLingui();
  const labels: Readonly<Record<QueueSort, string>> = {
    oldest: t({ message: 'Oldest first', context: 'option' }),
    newest: t({ message: 'Newest first', context: 'option' }),
    amount: t({ message: 'Largest first', context: 'option' }),
  };
  return (
    <SelectInput
      label={t({ message: 'Sort', context: 'field' })}
      placeholder={t({ message: 'What waits first', context: 'placeholder' })}
      options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
      value={value ?? null}
      onChange={(sort) => onChange(sort ?? undefined)}
    />
  );
}
