import { useLingui } from '@lingui/react/macro';
import { useOpsGetStaffListQuery } from '@tolk/api-client';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { DayFields } from '../../records/day-filter.tsx';
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
  onChange: (changes: AuditFilter) => void;
}

const nothing: AuditFilter = {
  staffId: undefined,
  action: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
};

/** Who, what, the days in Shanghai, and the id of what it was done to. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
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
      <SelectInput
        label={t({ message: 'What', context: 'field' })}
        placeholder={t({ message: 'Every act', context: 'placeholder' })}
        options={acts.map((action) => ({ value: action, label: i18n._(actLabels[action]) }))}
        value={filter.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
      />
      <DayFields days={filter} onChange={onChange} />
      <TypedFilter
        label={t`Id of the subject`}
        maxLength={80}
        value={filter.subjectId ?? ''}
        onSettle={(subjectId) => onChange({ subjectId })}
      />
    </FilterBar>
  );
}
