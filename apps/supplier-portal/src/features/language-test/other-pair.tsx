import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetSupInfoDataQuery } from '@tolk/api-client';
import type { OpenPair } from '@tolk/contract';
import { Box, Link as TextLink, Typography } from '@tolk/design-system';
import { Form, FormActions, FieldRow } from '@tolk/design-system/form';
import { SelectField } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { languagePair, useLanguage } from '@tolk/i18n';
import { useChoices } from '@tolk/labels';
import { Link, useNavigate } from '@tolk/platform';
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

/** Leads to what can be done in a pair that is not listed: those of the profile first, then any other. */
export function OtherPair({ listed }: { listed: readonly OpenPair[] }) {
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
        <Typography>
          <Trans>Every pair can be tested: choose yours and see how.</Trans>
        </Typography>
        <OwnPairs listed={listed} />
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

/** Pairs of the profile that have no test online, each leading to its page. */
function OwnPairs({ listed }: { listed: readonly OpenPair[] }) {
  const language = useLanguage();
  const { data } = useSupGetSupInfoDataQuery({});
  const names = new Set(listed.map(testPath));
  const paths = new Map(
    data?.outputs.map(({ sourceLanguage, targetLanguage }) => {
      const pair = { sourceLanguage, targetLanguage };
      return [testPath(pair), languagePair(sourceLanguage, targetLanguage, language)] as const;
    }),
  );
  const own = [...paths].filter(([path]) => !names.has(path));
  if (own.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {own.map(([path, name]) => (
        <TextLink key={path} component={Link} to={path} sx={{ py: 0.5 }}>
          {name}
        </TextLink>
      ))}
    </Box>
  );
}
