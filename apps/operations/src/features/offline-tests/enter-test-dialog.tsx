import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAddOfflineTestMutation } from '@tolk/api-client';
import { Button, notify } from '@tolk/design-system';
import { NumberField, RadioField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import {
  noOfflineTest,
  offlineTestOf,
  offlineTestRules,
  type OfflineTestValues,
} from './offline-test-values.ts';
import { TestedPerson } from './tested-person.tsx';

/** Enters the result of a test that was held offline; the person is told. */
export function EnterTestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [add] = useOpsAddOfflineTestMutation();

  async function enter(values: OfflineTestValues) {
    const { personName } = await inForm(add(offlineTestOf(values)));
    notify(t`The result for ${personName} has been saved.`);
    onClose();
  }

  return (
    <FormDialog open title={<Trans>Enter an offline result</Trans>} onClose={onClose}>
      <Form<OfflineTestValues>
        initialValues={noOfflineTest}
        validationSchema={offlineTestRules}
        draftKey="offline-test"
        onSubmit={enter}
        aria-label={t({ message: 'Offline result', context: 'region' })}
      >
        <TestedPerson />
        <Languages />
        <FieldRow>
          <RadioField
            name="result"
            label={t({ message: 'Result', context: 'field' })}
            options={[
              { value: 'passed', label: <Trans context="option">Passed</Trans> },
              { value: 'failed', label: <Trans context="option">Not passed</Trans> },
            ]}
            required
          />
          <NumberField name="score" label={t`Score in percent`} hint={t`If the test had one.`} />
        </FieldRow>
        <TextField
          name="testedOn"
          label={t({ message: 'Tested on', context: 'field' })}
          type="date"
          required
        />
        <TextField
          name="note"
          label={t({ message: 'Note', context: 'field' })}
          hint={t`The tested person sees it.`}
          maxLength={limits.remarks.max}
          multiline
          minRows={2}
        />
        <FormActions submitLabel={<Trans>Enter the result</Trans>} color="secondary">
          <Button size="large" onClick={onClose}>
            <Trans context="button">Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}

function Languages() {
  const { t } = useLingui();
  const { languages } = useChoices();
  return (
    <FieldRow>
      <SelectField
        name="sourceLanguage"
        label={t({ message: 'Source language', context: 'field' })}
        options={languages}
        required
      />
      <SelectField
        name="targetLanguage"
        label={t({ message: 'Target language', context: 'field' })}
        options={languages}
        required
      />
    </FieldRow>
  );
}
