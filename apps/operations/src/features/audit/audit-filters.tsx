import { useLingui } from '@lingui/react/macro';
import { useOpsGetStaffListQuery } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { ageSorts, type AgeSort } from '@tolk/domain';
import { DayFields } from '../../records/day-filter.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import type { Sorting } from '../../records/sort-head.tsx';
import { actLabels, acts, type ActName } from '../../audit-log/audit-labels.ts';

export interface AuditFilter {
  staffId?: string | undefined;
  action?: ActName | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  sorting: Sorting<AgeSort>;
  onChange: (changes: AuditFilter) => void;
}

const nothing: AuditFilter = {
  staffId: undefined,
  action: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
};

/** Who, what, the days in Shanghai, the id of what it was done to, and the order. */
export function AuditFilters({ filter, sorting, onChange }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const { data: members = [] } = useOpsGetStaffListQuery({});
  return (
    <FilterBar
      active={Object.values(filter).filter(Boolean).length}
      onClear={() => onChange(nothing)}
    >
      <SelectInput
        label={t({ message: 'Who', context: 'field' })}
        placeholder={t({ message: 'Everyone', context: 'placeholder' })}
        options={members.map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value={filter.staffId ?? null}
        onChange={(staffId) => onChange({ staffId: staffId ?? undefined })}
      />
      {/* Many acts begin alike, so that one has to be read to its end. */}
      <Box sx={{ gridColumn: { sm: 'span 2' } }}>
        <SelectInput
          label={t({ message: 'What', context: 'field' })}
          placeholder={t({ message: 'Every act', context: 'placeholder' })}
          options={acts.map((action) => ({ value: action, label: i18n._(actLabels[action]) }))}
          value={filter.action ?? null}
          onChange={(action) => onChange({ action: action ?? undefined })}
        />
      </Box>
      <DayFields days={filter} onChange={onChange} />
      <TypedFilter
        label={t`Id of the subject`}
        maxLength={80}
        value={filter.subjectId ?? ''}
        onSettle={(subjectId) => onChange({ subjectId })}
      />
      <QueueSortInput sorts={ageSorts} {...sorting} />
    </FilterBar>
  );
}
