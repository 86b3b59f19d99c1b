import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { queueSorts, type QueueSort } from '@tolk/domain';

interface QueueSortInputProps {
  /** Undefined: as the queue stands by itself. */
  value: QueueSort | undefined;
  onChange: (sort: QueueSort | undefined) => void;
}

/** How a queue of money is sorted. */
export function QueueSortInput({ value, onChange }: QueueSortInputProps) {
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
      options={queueSorts.map((sort) => ({ value: sort, label: labels[sort] }))}
      value={value ?? null}
      onChange={(sort) => onChange(sort ?? undefined)}
    />
  );
}
