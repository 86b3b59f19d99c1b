import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter, useFilterName } from '@tolk/design-system/portal';
import { applicationStatuses } from '@tolk/domain';
import { applicationLook } from '@tolk/labels';
import { FlagFilter } from '../../suppliers/flag-filter.tsx';
import { usePostingChoices } from '../../postings/use-posting-choices.ts';
import type { ReceivedAddress } from './use-received.ts';

/** The filters of received applications. */
export function ApplicationFilters({ address }: { address: ReceivedAddress }) {
  const { t, i18n } = useLingui();
  const postings = usePostingChoices();
  const { request, active, set, clear } = address;
  const named = useFilterName();
  const sorts = [
    { value: 'newest', label: t({ message: 'Newest first', context: 'option' }) },
    { value: 'price', label: t`Lowest price first` },
    { value: 'match', label: t`Best match first` },
  ];
  return (
    <FilterBar
      active={active}
      activeFirst={[request.projectReleaseInforId, request.status].filter(Boolean).length}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Name or application text`}
          type="search"
          maxLength={100}
          value={request.search ?? ''}
          onSettle={(search) => set({ search }, { replace: true })}
          labelHidden
        />
      }
      first={
        <>
          <SelectInput
            placeholder={t({ message: 'All', context: 'placeholder' })}
            {...named(t({ message: 'Project', context: 'field' }))}
            options={postings}
            value={request.projectReleaseInforId ?? null}
            onChange={(value) => set({ projectReleaseInforId: value ?? undefined })}
          />
          <SelectInput
            placeholder={t({ message: 'All', context: 'placeholder' })}
            {...named(t({ message: 'Status', context: 'field' }))}
            options={applicationStatuses.map((status) => ({
              value: status,
              label: i18n._(applicationLook(status, 'client').label),
            }))}
            value={request.status ?? null}
            onChange={(value) => set({ status: value ?? undefined })}
          />
          <SelectInput
            {...named(t({ message: 'Sort', context: 'field' }))}
            options={sorts}
            value={request.sort ?? 'newest'}
            clearable={false}
            onChange={(value) =>
              set({ sort: value === 'newest' ? undefined : (value ?? undefined) })
            }
          />
        </>
      }
    >
      <FlagFilter
        label={t({ message: 'Test passed', context: 'field' })}
        on={request.tested ?? false}
        onChange={(on) => set({ tested: on ? '1' : undefined })}
      />
      <FlagFilter
        label={t`Real name verified`}
        on={request.verified ?? false}
        onChange={(on) => set({ verified: on ? '1' : undefined })}
      />
    </FilterBar>
  );
}
