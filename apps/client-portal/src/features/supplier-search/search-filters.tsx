import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter, useFilterName } from '@tolk/design-system/portal';
import { readDay } from '@tolk/domain';
import { units } from '@tolk/domain/dictionaries/work';
import { useLanguage } from '@tolk/i18n';
import { choiceOf, useChoices, useRegionChoices } from '@tolk/labels';
import { FlagFilter } from '../../suppliers/flag-filter.tsx';
import { usePostingChoices } from '../../postings/use-posting-choices.ts';
import type { SearchAddress } from './use-search-address.ts';

/** What stands in one line with the search. */
const firstKeys = [
  'projectReleaseInforId',
  'sourceLanguage',
  'targetLanguage',
  'whFieldId',
] as const;

/** Whom to look for: for a posting, or by languages, field, rate and place. */
export function SearchFilters({ address }: { address: SearchAddress }) {
  const { t } = useLingui();
  const choices = useChoices();
  const language = useLanguage();
  const regions = useRegionChoices().filter(({ value }) => value !== 'remote');
  const postings = usePostingChoices('recruiting');
  const { list, request, rateText, active, clear } = address;
  const named = useFilterName();
  const choice = (
    key: 'projectReleaseInforId' | 'sourceLanguage' | 'targetLanguage' | 'whFieldId' | 'region',
  ) => ({
    placeholder: t({ message: 'All', context: 'option' }),
    value: request[key] ?? null,
    onChange: (value: string | null) => list.change({ [key]: value ?? undefined }),
  });
  return (
    <FilterBar
      active={active}
      activeFirst={firstKeys.filter((key) => request[key]).length}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Name or profile text`}
          type="search"
          maxLength={100}
          value={request.search ?? ''}
          onSettle={(search) => list.change({ search }, { replace: true })}
          labelHidden
        />
      }
      first={
        <>
          <SelectInput
            options={postings}
            {...choice('projectReleaseInforId')}
            placeholder={t({ message: 'Any work', context: 'placeholder' })}
            {...named(t({ message: 'For project', context: 'field' }))}
          />
          <SelectInput
            options={choices.languages}
            {...choice('sourceLanguage')}
            {...named(
              t({ message: 'Source language', context: 'field' }),
              t({ message: 'From', context: 'source language' }),
            )}
          />
          <SelectInput
            options={choices.languages}
            {...choice('targetLanguage')}
            {...named(
              t({ message: 'Target language', context: 'field' }),
              t({ message: 'Into', context: 'target language' }),
            )}
          />
          <SelectInput
            options={choices.fields}
            {...choice('whFieldId')}
            {...named(
              t({ message: 'Professional field', context: 'field' }),
              t({ message: 'Field', context: 'placeholder' }),
            )}
          />
        </>
      }
    >
      <SelectInput
        label={t({ message: 'City', context: 'field' })}
        options={regions}
        {...choice('region')}
      />
      <TypedFilter
        label={t`Free for bookings on`}
        type="date"
        value={request.freeOn ?? ''}
        // A day half typed is no wish to see everything.
        onSettle={(freeOn) => {
          if (freeOn === '' || readDay(freeOn)) list.change({ freeOn }, { replace: true });
        }}
      />
      <TypedFilter
        label={t`Rate up to`}
        placeholder={t({ message: 'In yuan', context: 'placeholder' })}
        inputMode="decimal"
        maxLength={12}
        value={rateText}
        onSettle={(rateTo) => list.change({ rateTo }, { replace: true })}
      />
      {request.rateUnit ? (
        <SelectInput
          label={t({ message: 'Compare rates', context: 'field' })}
          options={units.map((entry) => choiceOf(entry, language))}
          value={request.rateUnit}
          onChange={(rateUnit) => list.change({ rateUnit: rateUnit ?? undefined })}
        />
      ) : null}
      <SelectInput
        label={t({ message: 'Sort', context: 'field' })}
        options={[
          {
            value: 'match',
            label: request.projectReleaseInforId
              ? t`Best match first`
              : t({ message: 'Recommended first', context: 'option' }),
          },
          { value: 'rating', label: t`Best rated first` },
          { value: 'rate', label: t`Lowest rate first` },
          { value: 'experience', label: t`Most experienced first` },
        ]}
        value={request.sort ?? 'match'}
        onChange={(value) =>
          list.change({ sort: value === 'match' ? undefined : (value ?? undefined) })
        }
      />
      <FlagFilter
        label={t({ message: 'Test passed', context: 'field' })}
        on={request.tested ?? false}
        onChange={(on) => list.change({ tested: on ? '1' : undefined })}
      />
      <FlagFilter
        label={t`Real name verified`}
        on={request.verified ?? false}
        onChange={(on) => list.change({ verified: on ? '1' : undefined })}
      />
    </FilterBar>
  );
}
