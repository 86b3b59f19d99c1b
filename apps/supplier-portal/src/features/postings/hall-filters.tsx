import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter, useFilterName } from '@tolk/design-system/portal';
import { useSupGetHallCountsQuery } from '@tolk/api-client';
import { deadlineWindows, positionStatuses } from '@tolk/domain';
import { salaryBands, units } from '@tolk/domain/dictionaries/work';
import { languagePair, useLanguage } from '@tolk/i18n';
import { choiceOf, positionChips, useChoices, useRegionChoices } from '@tolk/labels';
import { byCount, useCounted } from './counted-options.ts';
import { sortsOf, type HallKey, type HallQuery } from './hall-query.ts';

/** What stands in one line with the search, by its keys in the address. */
const firstKeys = ['source', 'target', 'type', 'field', 'region'] as const;

/** Search and filters of the job hall; each change stands in the address at once. */
export function HallFilters({ query }: { query: HallQuery }) {
  const { t, i18n } = useLingui();
  const choices = useChoices();
  const regions = useRegionChoices();
  const language = useLanguage();
  const { currentData: counts } = useSupGetHallCountsQuery(query.filter);
  const counted = useCounted();
  const pairs = (counts?.languagePair ?? []).map(({ value }) => {
    const [source = '', target = ''] = value.split('>');
    return {
      value,
      label: languagePair(source, target, language),
    };
  });
  const { source, target } = { source: query.text('source'), target: query.text('target') };

  const sortLabels = {
    match: t`Best match first`,
    saved: t`Last saved first`,
    newest: t({ message: 'Newest first', context: 'option' }),
    deadline: t`Deadline, soonest first`,
    salary: t`Pay, highest first`,
  };

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
  const named = useFilterName();

  return (
    <FilterBar
      active={query.active}
      activeFirst={firstKeys.filter((key) => query.text(key)).length}
      onClear={query.clear}
      search={
        <TypedFilter
          {...typed('search')}
          label={t({ message: 'Search', context: 'field' })}
          labelHidden
          type="search"
          placeholder={t`Title, text or company`}
          maxLength={100}
        />
      }
      first={
        <>
          <SelectInput
            placeholder={t({ message: 'All', context: 'placeholder' })}
            {...named(
              t({ message: 'Language pair', context: 'field' }),
              t({ message: 'Pair', context: 'placeholder' }),
            )}
            value={source && target ? `${source}>${target}` : null}
            onChange={(value) => {
              const [from, into] = value?.split('>') ?? [];
              query.change({ source: from, target: into });
            }}
            options={counted(pairs, counts?.languagePair)}
          />
          <SelectInput
            {...chosen('type')}
            {...named(t({ message: 'Type', context: 'field' }))}
            options={counted(choices.types, counts?.projectType)}
          />
          <SelectInput
            {...chosen('field')}
            {...named(t({ message: 'Field', context: 'field' }))}
            options={byCount(counted(choices.fields, counts?.whFieldId), counts?.whFieldId)}
          />
          <SelectInput
            {...chosen('region')}
            {...named(t({ message: 'Place', context: 'field' }))}
            options={byCount(counted(regions, counts?.region), counts?.region)}
          />
        </>
      }
    >
      <SelectInput
        label={t({ message: 'Sort by', context: 'field' })}
        value={query.sort}
        onChange={(sort) =>
          query.change({ sort: sort === null || sort === sortsOf[query.tab][0] ? undefined : sort })
        }
        options={sortsOf[query.tab].map((value) => ({ value, label: sortLabels[value] }))}
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
    </FilterBar>
  );
}
