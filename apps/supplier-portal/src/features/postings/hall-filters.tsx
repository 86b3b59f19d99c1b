import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { positionStatuses } from '@tolk/domain';
import { positionLooks, useChoices, useRegionChoices } from '@tolk/order-views';
import type { HallKey, HallQuery } from './hall-query.ts';

/** Search and filters of the job hall; each change stands in the address at once. */
export function HallFilters({ query }: { query: HallQuery }) {
  const { t, i18n } = useLingui();
  const choices = useChoices();
  const regions = useRegionChoices();

  const typed = (key: HallKey) => ({
    value: query.text(key) ?? '',
    // What is typed replaces the entry in the history, or Back would step through every letter.
    onSettle: (text: string) => query.change({ [key]: text }, { replace: true }),
  });
  const chosen = (key: HallKey) => ({
    value: query.text(key) ?? null,
    placeholder: t`All`,
    onChange: (value: string | null) => query.change({ [key]: value ?? undefined }),
  });

  return (
    <FilterBar
      active={query.active}
      onClear={query.clear}
      search={
        <TypedFilter
          {...typed('search')}
          label={t`Search`}
          type="search"
          placeholder={t`Title, text or company`}
          maxLength={100}
        />
      }
    >
      <SelectInput {...chosen('type')} label={t`Type`} options={choices.types} />
      <SelectInput {...chosen('source')} label={t`From`} options={choices.languages} />
      <SelectInput {...chosen('target')} label={t`Into`} options={choices.languages} />
      <SelectInput {...chosen('field')} label={t`Field`} options={choices.fields} />
      <SelectInput {...chosen('region')} label={t`Place`} options={regions} />
      <SelectInput
        {...chosen('status')}
        label={t`Status`}
        options={positionStatuses.map((value) => ({
          value,
          label: i18n._(positionLooks[value].label),
        }))}
      />
      <TypedFilter {...typed('payFrom')} label={t`Pay from (¥)`} inputMode="decimal" />
      <TypedFilter {...typed('payTo')} label={t`Pay up to (¥)`} inputMode="decimal" />
      <SelectInput
        label={t`Sort by`}
        value={query.request.sort ?? 'newest'}
        onChange={(sort) =>
          query.change({ sort: sort === 'newest' || sort === null ? undefined : sort })
        }
        options={[
          { value: 'newest', label: t`Newest first` },
          { value: 'deadline', label: t`Deadline, soonest first` },
          { value: 'salary', label: t`Pay, highest first` },
        ]}
      />
    </FilterBar>
  );
}
