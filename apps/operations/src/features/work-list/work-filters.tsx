import { useLingui } from '@lingui/react/macro';
import { useOpsGetStaffUserQuery, useOpsGetWorkColleaguesQuery } from '@tolk/api-client';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar } from '@tolk/design-system/portal';
import { workKindsOf, workPaces } from '@tolk/domain';
import { paceLooks } from '../../work/pace-chip.tsx';
import { workKindLabel } from '../../work/queue-screens.ts';
import type { WorkAddress } from './use-work-address.ts';

/** The queue that cases wait in, how they stand to their targets, and whose they are. */
export function WorkFilters({ address }: { address: WorkAddress }) {
  const { t, i18n } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const { data: colleagues = [] } = useOpsGetWorkColleaguesQuery({});
  const { list, kind, pace, assigneeId, active, clear } = address;
  return (
    <FilterBar active={active} onClear={clear}>
      <SelectInput
        label={t({ message: 'Queue', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={(user ? workKindsOf(user.role) : []).map((value) => ({
          value,
          label: i18n._(workKindLabel(value)),
        }))}
        value={kind ?? null}
        onChange={(value) => list.change({ kind: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Target', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={workPaces.map((value) => ({ value, label: i18n._(paceLooks[value].label) }))}
        value={pace ?? null}
        onChange={(value) => list.change({ pace: value ?? undefined })}
      />
      <SelectInput
        label={t({ message: 'Assigned to', context: 'field' })}
        placeholder={t({ message: 'Anyone', context: 'placeholder' })}
        options={colleagues.map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value={assigneeId ?? null}
        // What somebody has stands among all cases.
        onChange={(value) =>
          list.change({ assignee: value ?? undefined, ...(value ? { view: 'all' } : {}) })
        }
      />
    </FilterBar>
  );
}
