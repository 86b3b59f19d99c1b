import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupSavePortfolioSampleMutation,
  useSupUpdatePortfolioSampleMutation,
} from '@tolk/api-client';
import type { PortfolioSample } from '@tolk/contract';
import { SelectField } from '@tolk/design-system/fields';
import { CheckboxField, FieldRow, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { EntryDialog } from './entry-dialog.tsx';
import { sampleRules } from './sample-rules.ts';

interface Values {
  title: string;
  sourceLanguage: string | null;
  targetLanguage: string | null;
  whFieldId: string | null;
  sourceText: string;
  targetText: string;
  isPublic: boolean;
}

interface Props {
  entry: PortfolioSample | undefined;
  onClose: () => void;
}

/** A piece of work: the source, its translation, and whether everybody may read it. */
export function SampleDialog({ entry, onClose }: Props) {
  const { t } = useLingui();
  const { languages, fields } = useChoices();
  const [add] = useSupSavePortfolioSampleMutation();
  const [update] = useSupUpdatePortfolioSampleMutation();
  const { max } = limits.publicProfile.sampleText;

  function save({ sourceLanguage, targetLanguage, whFieldId, ...values }: Values) {
    const form = {
      ...values,
      sourceLanguage: sourceLanguage ?? '',
      targetLanguage: targetLanguage ?? '',
      whFieldId: whFieldId ?? '',
    };
    return entry
      ? inForm(update({ portfolioSampleId: entry.portfolioSampleId, ...form }))
      : inForm(add(form));
  }

  return (
    <EntryDialog<Values>
      title={entry ? <Trans>Edit the sample</Trans> : <Trans>Add a sample</Trans>}
      initialValues={{
        title: entry?.title ?? '',
        sourceLanguage: entry?.sourceLanguage ?? null,
        targetLanguage: entry?.targetLanguage ?? null,
        whFieldId: entry?.whFieldId ?? null,
        sourceText: entry?.sourceText ?? '',
        targetText: entry?.targetText ?? '',
        isPublic: entry?.isPublic ?? false,
      }}
      rules={sampleRules}
      draftKey={`sample-${entry?.portfolioSampleId ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t({ message: 'Title', context: 'field' })}
        maxLength={limits.resume.title}
        required
      />
      <FieldRow>
        <SelectField
          name="sourceLanguage"
          label={t({ message: 'Source language', context: 'field' })}
          placeholder={t`Type to search`}
          options={languages}
          required
        />
        <SelectField
          name="targetLanguage"
          label={t({ message: 'Target language', context: 'field' })}
          placeholder={t`Type to search`}
          options={languages}
          required
        />
      </FieldRow>
      <SelectField
        name="whFieldId"
        label={t({ message: 'Professional field', context: 'field' })}
        placeholder={t`Type to search`}
        options={fields}
        required
      />
      <TextField
        name="sourceText"
        label={t({ message: 'Source text', context: 'field' })}
        hint={t`Only text that you are allowed to share, without names of clients.`}
        multiline
        minRows={4}
        maxRows={10}
        maxLength={max}
        required
      />
      <TextField
        name="targetText"
        label={t({ message: 'Your translation', context: 'field' })}
        multiline
        minRows={4}
        maxRows={10}
        maxLength={max}
        required
      />
      <CheckboxField
        name="isPublic"
        label={t`Everybody may read it on my public page, while I have one`}
      />
    </EntryDialog>
  );
}
