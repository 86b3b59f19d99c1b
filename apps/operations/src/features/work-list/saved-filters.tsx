import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsDeleteWorkFilterMutation,
  useOpsGetWorkFiltersQuery,
  useOpsSaveWorkFilterMutation,
} from '@tolk/api-client';
import type { WorkFilter } from '@tolk/contract';
import { Box, Button, IconButton } from '@tolk/design-system';
import { CloseIcon } from '@tolk/design-system/icons';
import { CheckboxField, Form, FormActions, TextField } from '@tolk/design-system/form';
import { boolean, object, string } from '@tolk/design-system/form-rules';
import { Chip, FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import type { WorkAddress } from './use-work-address.ts';

/** Filters under a name, own ones and those that colleagues share; what is set now can be saved. */
export function SavedFilters({ address }: { address: WorkAddress }) {
  const { t } = useLingui();
  const { data: filters = [] } = useOpsGetWorkFiltersQuery({});
  const [remove] = useOpsDeleteWorkFilterMutation();
  const [isSaving, setSaving] = useState(false);
  const { list, view, kind, pace } = address;
  const showsEverything = view !== 'unassigned' && address.active === 0;
  const isSet = (filter: WorkFilter) =>
    filter.view === view && filter.kind === (kind ?? null) && filter.pace === (pace ?? null);
  return (
    <Box
      role="group"
      aria-label={t({ message: 'Saved filters', context: 'region' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}
    >
      {filters.map((filter) => (
        <SavedFilter
          key={filter.filterId}
          filter={filter}
          isSet={isSet(filter)}
          onChoose={() =>
            list.change({
              view: filter.view,
              kind: filter.kind ?? undefined,
              pace: filter.pace ?? undefined,
            })
          }
          onDelete={() => void remove({ filterId: filter.filterId })}
        />
      ))}
      <Button size="small" disabled={showsEverything} onClick={() => setSaving(true)}>
        <Trans>Save this filter…</Trans>
      </Button>
      {isSaving ? <SaveDialog address={address} onClose={() => setSaving(false)} /> : null}
    </Box>
  );
}

interface SavedFilterProps {
  filter: WorkFilter;
  isSet: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

function SavedFilter({ filter, isSet, onChoose, onDelete }: SavedFilterProps) {
  const { t } = useLingui();
  const { name, own, byName } = filter;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Chip
        label={own ? name : t`${name} (${byName})`}
        color={isSet ? 'primary' : 'default'}
        aria-pressed={isSet}
        onClick={onChoose}
      />
      {own ? (
        <IconButton size="small" aria-label={t`Delete the filter ${name}`} onClick={onDelete}>
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}

const rules = object({
  name: string().trim().required().max(limits.work.filterName),
  shared: boolean().required(),
});

function SaveDialog({ address, onClose }: { address: WorkAddress; onClose: () => void }) {
  const { t } = useLingui();
  const [save] = useOpsSaveWorkFilterMutation();
  const { view, kind = null, pace = null } = address;
  return (
    <FormDialog open title={<Trans>Save this filter</Trans>} onClose={onClose}>
      <Form
        initialValues={{ name: '', shared: false }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(save({ ...rules.validateSync(values), view, kind, pace }));
          onClose();
        }}
      >
        <TextField
          name="name"
          label={t({ message: 'Name', context: 'filter' })}
          hint={t`A filter of yours with this name is replaced.`}
          maxLength={limits.work.filterName}
          required
        />
        <CheckboxField name="shared" label={t`Colleagues may use it too`} />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
