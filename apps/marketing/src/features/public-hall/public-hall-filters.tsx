import { useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { usePhone } from '@tolk/design-system';
import { SelectInput, type Option } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { languagePair, useLanguage } from '@tolk/i18n';
import { countNote, useNames, useRegionName } from '@tolk/labels';
import type { PublicHallQuery } from './use-public-hall.ts';

type Counts = ResponseOf<(typeof calls)['supinterface']['jobs']['getHallCounts']>;

interface PublicHallFiltersProps {
  query: PublicHallQuery;
  /** Absent until they are there. */
  counts: Counts | undefined;
}

/** Search and the filters that visitors use; each offers what has postings. */
export function PublicHallFilters({ query, counts }: PublicHallFiltersProps) {
  const { t } = useLingui();
  const names = useNames();
  const regionName = useRegionName();
  const language = useLanguage();
  const phone = usePhone();
  const offered = (
    facet: Counts['region'] | undefined,
    nameOf: (value: string) => string,
  ): Option[] =>
    (facet ?? []).map((row) => ({
      value: row.value,
      label: nameOf(row.value),
      ...countNote(row, language),
    }));
  const { source, target } = { source: query.text('source'), target: query.text('target') };
  const pair = source && target ? `${source}>${target}` : null;
  const pairName = (value: string) => {
    const [from = '', into = ''] = value.split('>');
    return languagePair(from, into, language);
  };
  const named = (label: string) => ({ label, labelHidden: !phone, placeholder: label });
  const chosen = (key: 'type' | 'field' | 'region') => ({
    value: query.text(key) ?? null,
    onChange: (value: string | null) => query.change({ [key]: value ?? undefined }),
  });
  return (
    <FilterBar
      active={query.active}
      activeFirst={query.active}
      onClear={query.clear}
      search={
        <TypedFilter
          value={query.text('search') ?? ''}
          onSettle={(search) => query.change({ search }, { replace: true })}
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
            {...named(t({ message: 'Language pair', context: 'field' }))}
            value={pair}
            onChange={(value) => {
              const [from, into] = value?.split('>') ?? [];
              query.change({ source: from, target: into });
            }}
            options={offered(counts?.languagePair, pairName)}
          />
          <SelectInput
            {...named(t({ message: 'Type', context: 'field' }))}
            {...chosen('type')}
            options={offered(counts?.projectType, names.type)}
          />
          <SelectInput
            {...named(t({ message: 'Field', context: 'field' }))}
            {...chosen('field')}
            options={offered(counts?.whFieldId, names.field)}
          />
          <SelectInput
            {...named(t({ message: 'Place', context: 'field' }))}
            {...chosen('region')}
            options={offered(counts?.region, (value) => regionName(value))}
          />
        </>
      }
    />
  );
}
