import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { useSupGetHallCountsQuery } from '@tolk/api-client';
import { deadlineWindows, positionStatuses } from '@tolk/domain';
import { salaryBands, units } from '@tolk/domain/dictionaries/work';
import { languagePair, useLanguage } from '@tolk/i18n';
import { choiceOf, positionChips, useChoices, useRegionChoices } from '@tolk/labels';
import { byCount, useCounted } from './counted-options.ts';
import type { HallKey, HallQuery } from './hall-query.ts';

/** Search and filters of the job hall; each change stands in the address at once. */
export function HallFilters({ query }: { query: HallQuery }) {
  const { t, i18n } = useLingui();
  const choices = useChoices();
  const regions = useRegionChoices();
  const language = useLanguage();
  const { currentData: counts } = useSupGetHallCountsQuery(query.filter);
  const counted = useCounted(counts?.capped ?? false);
  const pairs = (counts?.languagePair ?? []).map(({ value }) => {
    const [source = '', target = ''] = value.split('>');
    return {
      value,
      label: languagePair(source, target, language),
    };
  });
  const { source, target } = { source: query.text('source'), target: query.text('target') };

  const typed = (key: HallKey) => ({
    value: query.text(key) ?? '',
    // What is typed replaces the entry in the history, or Back would step through every letter.
    onSettle: (text: string) => query.change({ [key]: text }, { replace: true }),
  });
  const chosen = (key: HallKey) => ({
    value: query.text(key) ?? null,
    placeholder: t({ message: 'All', context: 'placeholder' }),
    onChange: (value: string | null) => query.change({ [key]: value ?? undefined }),
  });

  return (
    <FilterBar
      active={query.active}
      onClear={query.clear}
      search={
        <TypedFilter
          {...typed('search')}
          label={t({ message: 'Search', context: 'field' })}
          type="search"
          placeholder={t`Title, text or company`}
          maxLength={100}
        />
      }
    >
      <SelectInput
        {...chosen('type')}
        label={t({ message: 'Type', context: 'field' })}
        options={counted(choices.types, counts?.projectType)}
      />
      <SelectInput
        label={t({ message: 'Language pair', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        value={source && target ? `${source}>${target}` : null}
        onChange={(value) => {
          const [from, into] = value?.split('>') ?? [];
          query.change({ source: from, target: into });
        }}
        options={counted(pairs, counts?.languagePair)}
      />
      <SelectInput
        {...chosen('source')}
        label={t({ message: 'From', context: 'source language' })}
        options={choices.languages}
      />
      <SelectInput
        {...chosen('target')}
        label={t({ message: 'Into', context: 'target language' })}
        options={choices.languages}
      />
      <SelectInput
        {...chosen('field')}
        label={t({ message: 'Field', context: 'field' })}
        options={byCount(counted(choices.fields, counts?.whFieldId), counts?.whFieldId)}
      />
      <SelectInput
        {...chosen('region')}
        label={t({ message: 'Place', context: 'field' })}
        options={byCount(counted(regions, counts?.region), counts?.region)}
      />
      <SelectInput
        {...chosen('status')}
        label={t({ message: 'Status', context: 'field' })}
        options={counted(
          positionStatuses.map((value) => ({
            value,
            label: i18n._(positionChips[value].label),
          })),
          counts?.projectStatus,
        )}
      />
      <SelectInput
        {...chosen('within')}
        label={t({ message: 'Deadline', context: 'field' })}
        options={counted(
          deadlineWindows.map((days) => ({
            value: String(days),
            label: days === 1 ? t`Within a day` : t`Within ${days} days`,
          })),
          counts?.deadlineWithin,
        )}
      />
      <SelectInput
        {...chosen('band')}
        label={t({ message: 'Price range', context: 'field' })}
        options={counted(
          salaryBands.map((entry) => choiceOf(entry, language)),
          counts?.salaryBand,
        )}
      />
      <SelectInput
        {...chosen('unit')}
        value={query.filter.unitName ?? null}
        label={t({ message: 'Priced', context: 'unit' })}
        options={units.map((entry) => choiceOf(entry, language))}
      />
      <TypedFilter
        {...typed('payFrom')}
        label={t({ message: 'Pay from (¥)', context: 'field' })}
        inputMode="decimal"
      />
      <TypedFilter {...typed('payTo')} label={t`Pay up to (¥)`} inputMode="decimal" />
      <SelectInput
        label={t({ message: 'Sort by', context: 'field' })}
        value={query.request.sort ?? 'newest'}
        onChange={(sort) =>
          query.change({ sort: sort === 'newest' || sort === null ? undefined : sort })
        }
        options={[
          { value: 'newest', label: t({ message: 'Newest first', context: 'option' }) },
          { value: 'deadline', label: t`Deadline, soonest first` },
          { value: 'salary', label: t`Pay, highest first` },
        ]}
      />
    </FilterBar>
  );
}
