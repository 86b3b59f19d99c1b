import { useLingui } from '@lingui/react/macro';
import { useOpsGetServiceTagListQuery } from '@tolk/api-client';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { languages, limits } from '@tolk/domain';
import { languageName, useLanguage } from '@tolk/i18n';
import { useTagNames } from '../../service/service-marks.tsx';
import type { InboxAddress } from './use-inbox-address.ts';

/** Words in all texts and names, tag, and language. */
export function InboxFilters({ address }: { address: InboxAddress }) {
  const { t } = useLingui();
  const own = useLanguage();
  const nameOf = useTagNames();
  const { data: tags = [] } = useOpsGetServiceTagListQuery({});
  const { list, search, tagId, language, active, clear } = address;
  return (
    <FilterBar
      active={active}
      onClear={clear}
      search={
        <TypedFilter
          label={t({ message: 'Search', context: 'field' })}
          placeholder={t`Text or name, in every conversation`}
          type="search"
          maxLength={limits.list.searchMax}
          value={search ?? ''}
          onSettle={(text) => list.change({ search: text }, { replace: true })}
        />
      }
    >
      <SelectInput
        label={t({ message: 'Tag', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={tags.map((tag) => ({ value: tag.tagId, label: nameOf(tag.tagId) }))}
        value={tagId ?? null}
        onChange={(value) => list.change({ tagId: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Language', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={languages.map((value) => ({ value, label: languageName(value, own) }))}
        value={language ?? null}
        onChange={(value) => list.change({ language: value ?? undefined })}
      />
    </FilterBar>
  );
}
