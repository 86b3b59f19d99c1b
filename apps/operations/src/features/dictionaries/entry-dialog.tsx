import { t as now } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSetDictionaryEntryMutation } from '@tolk/api-client';
import { Button, notify } from '@tolk/design-system';
import { Form, FormActions, TextField, useFormikContext } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Entry } from './entry.ts';
import { valueSlug } from './value-slug.ts';

interface EntryValues {
  en: string;
  zh: string;
  value: string;
}

interface EntryDialogProps {
  dictType: string;
  /** What is renamed; null for a new entry. */
  entry: Entry | null;
  /** Values that are there already. */
  taken: readonly string[];
  onClose: () => void;
}

const nameMax = 80;
const valueForm = /^[a-z0-9][a-z0-9-]{0,39}$/;

const rulesFor = (taken: readonly string[]) =>
  object({
    en: string().trim().max(nameMax).required(),
    zh: string().trim().max(nameMax).required(),
    value: string()
      .required()
      .matches(valueForm, () => now`Lower-case letters, digits and hyphens; up to 40 characters.`)
      .notOneOf(taken, () => now`An entry with this value already exists.`),
  });

function valuesOf(entry: Entry | null): EntryValues {
  return { en: entry?.en ?? '', zh: entry?.zh ?? '', value: entry?.value ?? '' };
}

/** The names of an entry in both languages; a new one gets its value from the English name. */
export function EntryDialog({ dictType, entry, taken, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const [set] = useOpsSetDictionaryEntryMutation();
  const rules = rulesFor(entry === null ? taken : []);

  async function save(values: EntryValues) {
    await inForm(set({ dictType, ...rules.validateSync(values), hidden: entry?.hidden ?? false }));
    notify(entry === null ? t`The entry is added.` : t`The entry is renamed.`);
    onClose();
  }

  return (
    <FormDialog
      open
      title={entry === null ? <Trans>Add an entry</Trans> : <Trans>Rename the entry</Trans>}
      onClose={onClose}
    >
      <Form<EntryValues>
        initialValues={valuesOf(entry)}
        validationSchema={rules}
        draftKey={`dictionary-${dictType}-${entry?.value ?? ''}`}
        onSubmit={save}
        aria-label={t({ message: 'Entry', context: 'region' })}
      >
        <TextField
          name="en"
          label={t({ message: 'English name', context: 'field' })}
          maxLength={nameMax}
          required
        />
        <TextField
          name="zh"
          label={t({ message: 'Chinese name', context: 'field' })}
          maxLength={nameMax}
          required
        />
        <ValueField isNew={entry === null} />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} color="secondary">
          <Button size="large" onClick={onClose}>
            <Trans context="button">Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}

/** What is stored; it follows the English name of a new entry until somebody writes one of their own. */
function ValueField({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<EntryValues>();
  const suggested = useRef('');
  const follow = useEffectEvent((name: string) => {
    if (!isNew || values.value !== suggested.current) return;
    suggested.current = valueSlug(name);
    void setFieldValue('value', suggested.current);
  });
  useEffect(() => follow(values.en), [values.en]);
  return (
    <TextField
      name="value"
      label={t({ message: 'Value', context: 'field' })}
      hint={
        isNew
          ? t`The stored value; it can’t be changed later.`
          : t`The stored value; its meaning stays the same.`
      }
      maxLength={40}
      disabled={!isNew}
      required
    />
  );
}
