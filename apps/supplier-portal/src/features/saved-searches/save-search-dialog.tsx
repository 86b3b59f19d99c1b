import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddSavedSearchMutation } from '@tolk/api-client';
import type { HallFilter } from '@tolk/contract/hall-address';
import { notify } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { alertFrequencies, limits, type AlertFrequency } from '@tolk/domain';
import { alertLabels } from './alert-labels.ts';
import { useSearchName } from './use-search-name.ts';

interface Props {
  filter: HallFilter;
  onClose: () => void;
}

const rules = object({
  name: string().trim().max(limits.savedSearch.name).required(),
  alert: string().oneOf(alertFrequencies).required(),
});

/** Keeps the hall's filters under a name, with alerts about new postings. */
export function SaveSearchDialog({ filter, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add] = useSupAddSavedSearchMutation();
  const name = useSearchName(filter);
  const initialValues: { name: string; alert: AlertFrequency } = { name, alert: 'now' };
  return (
    <FormDialog open onClose={onClose} title={<Trans>Save this search</Trans>}>
      <Form
        initialValues={initialValues}
        validationSchema={rules}
        draftKey="saved-search"
        onSubmit={async (values) => {
          await inForm(add({ ...values, filter }));
          notify(t`The search is saved.`);
          onClose();
        }}
      >
        <TextField
          name="name"
          label={t`Name of the search`}
          placeholder={t`For example: law, Chinese into English`}
          required
        />
        <RadioField
          name="alert"
          label={t`Notify me of new jobs`}
          hint={t`Always on the site; by e-mail and text message according to your settings.`}
          options={alertFrequencies.map((value) => ({ value, label: i18n._(alertLabels[value]) }))}
          required
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
