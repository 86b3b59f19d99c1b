import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddOrEditSupCJYMutation } from '@tolk/api-client';
import type { OutputRow } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { notify } from '@tolk/design-system';
import { MoneyField, NumberField, RadioField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { isCountedByCharacter } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { PairRange } from '@tolk/market-views';
import { outputRules } from './output-rules.ts';

interface Props {
  /** The row to change; absent: a new one. */
  output: OutputRow | undefined;
  currency: string;
  /** What the profile says: a first row goes from the other language into the native one. */
  languages: { native: string; other: string | undefined };
  onClose: () => void;
}

type OutputValues = Omit<
  OutputRow,
  'estimateYieldId' | 'sourceLanguage' | 'targetLanguage' | 'unitName'
> &
  Record<'sourceLanguage' | 'targetLanguage' | 'unitName', string | null>;

function valuesOf({ output, currency, languages }: Props): OutputValues {
  if (output) {
    const { estimateYieldId: _id, ...fields } = output;
    return { ...fields, unitName: fields.unitName || null };
  }
  return {
    sourceLanguage: languages.other ?? null,
    targetLanguage: languages.native || null,
    outputType: 'translation',
    wordsPerDay: null,
    wordsPerWeek: null,
    unitPrice: null,
    currency,
    unitName: null,
  };
}

/** What the supplier does in one language pair, how much and for how much. */
export function OutputDialog(props: Props) {
  const { output, currency, onClose } = props;
  const { t } = useLingui();
  const choices = useChoices();
  const [save] = useSupAddOrEditSupCJYMutation();
  const rateCurrency = output?.currency ?? currency;

  async function submit(values: OutputValues) {
    const speaks = values.outputType === 'interpretation';
    await inForm(
      save({
        ...values,
        ...(output ? { estimateYieldId: output.estimateYieldId } : {}),
        sourceLanguage: values.sourceLanguage ?? '',
        targetLanguage: values.targetLanguage ?? '',
        unitName: values.unitName ?? '',
        ...(speaks ? { wordsPerDay: null, wordsPerWeek: null } : {}),
      }),
    );
    notify(t`The language pair is saved.`);
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={output ? <Trans>Edit the language pair</Trans> : <Trans>Add a language pair</Trans>}
    >
      <Form<OutputValues>
        initialValues={valuesOf(props)}
        validationSchema={outputRules}
        serverFields={{ [errorCodes.outputExists]: 'targetLanguage' }}
        onSubmit={submit}
        draftKey={`output-${output?.estimateYieldId ?? 'new'}`}
      >
        {({ outputType, sourceLanguage, targetLanguage, unitName }) => (
          <>
            <FieldRow>
              <SelectField
                name="sourceLanguage"
                label={t({ message: 'Source language', context: 'field' })}
                options={choices.languages}
                placeholder={t`Type to search`}
                required
              />
              <SelectField
                name="targetLanguage"
                label={t({ message: 'Target language', context: 'field' })}
                options={choices.languages}
                placeholder={t`Type to search`}
                required
              />
            </FieldRow>
            <RadioField
              name="outputType"
              label={t({ message: 'Type', context: 'field' })}
              options={choices.types}
              required
            />
            {outputType === 'interpretation' ? null : (
              <OutputFields sourceLanguage={sourceLanguage} />
            )}
            <FieldRow>
              <MoneyField
                name="unitPrice"
                label={t({ message: 'Rate', context: 'language pair' })}
                hint={t`Leave empty for a rate by agreement.`}
                currency={rateCurrency}
              />
              <SelectField
                name="unitName"
                label={t({ message: 'Unit', context: 'field' })}
                options={choices.units(outputType)}
              />
            </FieldRow>
            <PairRange
              work={{
                projectType: outputType,
                sourceLanguage,
                targetLanguage,
                unitName,
                currency: rateCurrency,
              }}
            />
            <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
          </>
        )}
      </Form>
    </FormDialog>
  );
}

/** How much a day and a week, in the unit that texts of the source language are counted in. */
function OutputFields({ sourceLanguage }: { sourceLanguage: string | null }) {
  const { t } = useLingui();
  const byCharacter = isCountedByCharacter(sourceLanguage);
  return (
    <FieldRow>
      <NumberField
        name="wordsPerDay"
        label={byCharacter ? t`Characters a day` : t`Words a day`}
        hint={t`Chinese and Japanese by character.`}
      />
      <NumberField
        name="wordsPerWeek"
        label={byCharacter ? t`Characters a week` : t`Words a week`}
      />
    </FieldRow>
  );
}
