import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { limits, queueSorts, taxInvoiceKinds } from '@tolk/domain';
import { taxInvoiceKindLabels } from '@tolk/labels';
import { DayFields } from '../../records/day-filter.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import type { TaxInvoiceAddress } from './use-tax-invoice-address.ts';

/** Words, kind, who has taken it on, and the order. */
export function TaxInvoiceFilters({ address }: { address: TaxInvoiceAddress }) {
  const { t, i18n } = useLingui();
  const { list, invoiceKind, assignee, search, days, sorting, active, clear } = address;
  return (
    <FilterBar
      active={active}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Title, tax number, order or invoice number`}
          type="search"
          maxLength={limits.list.searchMax}
          value={search ?? ''}
          onSettle={(text) => list.change({ search: text }, { replace: true })}
        />
      }
    >
      <SelectInput
        label={t({ message: 'Type', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={taxInvoiceKinds.map((value) => ({
          value,
          label: i18n._(taxInvoiceKindLabels[value]),
        }))}
        value={invoiceKind ?? null}
        onChange={(value) => list.change({ kind: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Assigned to', context: 'field' })}
        placeholder={t({ message: 'Anyone', context: 'placeholder' })}
        options={[
          { value: 'me', label: t({ message: 'Me', context: 'assignee' }) },
          { value: 'nobody', label: t({ message: 'No one yet', context: 'assignee' }) },
        ]}
        value={assignee ?? null}
        onChange={(value) => list.change({ assignee: value ?? undefined })}
      />
      <DayFields days={days} onChange={list.change} />
      <QueueSortInput sorts={queueSorts} {...sorting} />
    </FilterBar>
  );
}
