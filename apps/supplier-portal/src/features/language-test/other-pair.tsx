import { Trans, useLingui } from '@lingui/react/macro';
import { Form, FormActions, FieldRow } from '@tolk/design-system/form';
import { SelectField } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { useChoices } from '@tolk/labels';
import { useNavigate } from '@tolk/platform';
import { t } from '@lingui/core/macro';
import { testPath } from './test-address.ts';

interface Pair {
  sourceLanguage: string | null;
  targetLanguage: string | null;
}

const rules = object({
  sourceLanguage: string().required(),
  targetLanguage: string()
    .required()
    .test({
      name: 'differs',
      message: () => t`Choose a language other than the source.`,
      test: (value, { parent }: { parent: Pair }) => value !== parent.sourceLanguage,
    }),
});

/** Leads to what can be done in a pair that is not listed: every pair has a way. */
export function OtherPair() {
  const { t: say } = useLingui();
  const { languages } = useChoices();
  const navigate = useNavigate();
  return (
    <Section title={<Trans>Another language pair?</Trans>}>
      <Form<Pair>
        initialValues={{ sourceLanguage: null, targetLanguage: null }}
        validationSchema={rules}
        aria-label={say({ message: 'Language pair', context: 'region' })}
        onSubmit={async ({ sourceLanguage, targetLanguage }) => {
          await navigate(
            testPath({
              sourceLanguage: sourceLanguage ?? '',
              targetLanguage: targetLanguage ?? '',
            }),
          );
        }}
      >
        <Trans>Every pair can be tested: choose yours and see how.</Trans>
        <FieldRow>
          <SelectField
            name="sourceLanguage"
            label={say({ message: 'Source language', context: 'field' })}
            options={languages}
            required
          />
          <SelectField
            name="targetLanguage"
            label={say({ message: 'Target language', context: 'field' })}
            options={languages}
            required
          />
        </FieldRow>
        <FormActions submitLabel={<Trans>See the ways</Trans>} />
      </Form>
    </Section>
  );
}
