import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { usePairName } from './pair-name.ts';
import { pairKey, type QuestionAddress } from './use-question-address.ts';

interface QuestionFiltersProps {
  address: QuestionAddress;
  pairs: ReadonlyArray<{ sourceLanguage: string; targetLanguage: string }>;
}

/** Pair, state, words and order of the questions. */
export function QuestionFilters({ address, pairs }: QuestionFiltersProps) {
  const { t } = useLingui();
  const pairName = usePairName();
  const { pair, state, search, sort, active, change, clear } = address;
  return (
    <FilterBar
      active={active}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Text of the question`}
          type="search"
          maxLength={100}
          value={search ?? ''}
          onSettle={(text) => change({ search: text }, { replace: true })}
        />
      }
    >
      <SelectInput
        label={t({ message: 'Language pair', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={pairs.map((one) => ({ value: pairKey(one), label: pairName(one) }))}
        value={pair ?? null}
        onChange={(value) => change({ pair: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Status', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={[
          { value: 'active', label: t({ message: 'In use', context: 'option' }) },
          { value: 'retired', label: t({ message: 'Retired', context: 'question' }) },
        ]}
        value={state ?? null}
        onChange={(value) => change({ state: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Sort', context: 'field' })}
        options={[
          { value: 'newest', label: t({ message: 'Newest first', context: 'option' }) },
          { value: 'hardest', label: t({ message: 'Hardest first', context: 'option' }) },
          { value: 'weakest', label: t({ message: 'Weakest first', context: 'option' }) },
        ]}
        value={sort}
        onChange={(value) =>
          change({ sort: value === 'newest' ? undefined : (value ?? undefined) })
        }
      />
    </FilterBar>
  );
}
