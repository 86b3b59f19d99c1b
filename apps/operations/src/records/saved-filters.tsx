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
import { limits, type FilterScreen } from '@tolk/domain';
import { useSearchParams } from '@tolk/platform';
import { useState } from 'react';

/** What a list shows beside its filters: a saved one starts at the first page, with nothing opened. */
const besides = ['page', 'id'];

/** The filters of an address, in one order, so that two can be compared. */
function filtersIn(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  for (const key of besides) query.delete(key);
  query.sort();
  return query.toString();
}

/** Filters of a list under a name, own ones and those that colleagues share; what is set now can be saved. */
export function SavedFilters({ screen }: { screen: FilterScreen }) {
  const { t } = useLingui();
  const { data: filters = [] } = useOpsGetWorkFiltersQuery({});
  const [remove] = useOpsDeleteWorkFilterMutation();
  const [isSaving, setSaving] = useState(false);
  const [address, setAddress] = useSearchParams();
  const query = filtersIn(address);
  const kept = filters.filter((filter) => filter.screen === screen);
  if (query === '' && kept.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t({ message: 'Saved filters', context: 'region' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}
    >
      {kept.map((filter) => (
        <SavedFilter
          key={filter.filterId}
          filter={filter}
          isSet={filter.query === query}
          onChoose={() => setAddress(new URLSearchParams(filter.query))}
          onDelete={() => void remove({ filterId: filter.filterId })}
        />
      ))}
      <Button
        size="small"
        disabled={query === '' || query.length > limits.work.filterQuery}
        onClick={() => setSaving(true)}
      >
        <Trans>Save this filter…</Trans>
      </Button>
      {isSaving ? <SaveDialog filter={{ screen, query }} onClose={() => setSaving(false)} /> : null}
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

interface SaveDialogProps {
  filter: Pick<WorkFilter, 'screen' | 'query'>;
  onClose: () => void;
}

function SaveDialog({ filter, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  const [save] = useOpsSaveWorkFilterMutation();
  return (
    <FormDialog open title={<Trans>Save this filter</Trans>} onClose={onClose}>
      <Form
        initialValues={{ name: '', shared: false }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(save({ ...rules.validateSync(values), ...filter }));
          onClose();
        }}
      >
        <TextField
          name="name"
          label={t({ message: 'Name', context: 'filter' })}
          hint={t`A filter of yours with this name on this screen is replaced.`}
          maxLength={limits.work.filterName}
          required
        />
        <CheckboxField name="shared" label={t`Colleagues may use it too`} />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
