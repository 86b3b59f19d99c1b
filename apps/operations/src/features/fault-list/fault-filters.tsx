import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { FilterBar, TypedFilter } from '@tolk/design-system/portal';
import { frontEnds, limits } from '@tolk/domain';
import { frontEndLabels } from '../../front-ends/fault-labels.ts';
import type { FaultAddress } from './use-fault-address.ts';

/** The front end, and one of its versions. */
export function FaultFilters({ address }: { address: FaultAddress }) {
  const { t, i18n } = useLingui();
  const { list, remote, version, active, clear } = address;
  return (
    <FilterBar active={active} onClear={clear}>
      <SelectInput
        label={t({ message: 'Front end', context: 'field' })}
        placeholder={t({ message: 'All', context: 'placeholder' })}
        options={frontEnds.map((value) => ({ value, label: i18n._(frontEndLabels[value]) }))}
        value={remote ?? null}
        onChange={(value) => list.change({ remote: value ?? undefined })}
      />
      <TypedFilter
        label={t({ message: 'Version', context: 'field' })}
        type="search"
        maxLength={limits.frontEnds.version}
        value={version ?? ''}
        onSettle={(text) => list.change({ version: text }, { replace: true })}
      />
    </FilterBar>
  );
}
