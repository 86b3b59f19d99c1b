import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import type { FeedbackAddress } from './use-feedback-address.ts';

/** Words, type, and who has taken it on. */
export function FeedbackFilters({ address }: { address: FeedbackAddress }) {
  const { t } = useLingui();
  const { feedbackTypes } = useChoices();
  const { list, type, assignee, search, active, clear } = address;
  return (
    <FilterBar
      active={active}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Text, or name of the person`}
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
        options={feedbackTypes}
        value={type ?? null}
        onChange={(value) => list.change({ type: value ?? undefined })}
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
    </FilterBar>
  );
}
