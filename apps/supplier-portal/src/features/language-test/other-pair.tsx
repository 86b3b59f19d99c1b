import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetSupInfoDataQuery, useSupGetXuanZeJLQuery } from '@tolk/api-client';
import type { OpenPair, TestResult } from '@tolk/contract';
import { Box, Link as TextLink, Typography } from '@tolk/design-system';
import { Form, FormActions, FieldRow } from '@tolk/design-system/form';
import { SelectField } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { useChoices } from '@tolk/labels';
import { Link, useNavigate } from '@tolk/platform';
import { ResultChip } from './result-look.tsx';
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

/** Pairs of the profile that have no test online, each leading to its page, with where it stands. */
function OwnPairs({ listed }: { listed: readonly OpenPair[] }) {
  const language = useLanguage();
  const { data } = useSupGetSupInfoDataQuery({});
  const { data: past } = useSupGetXuanZeJLQuery({ pageSize: limits.list.pageSizeMax });
  const own = past?.list.filter(({ teamMemberId }) => teamMemberId === null) ?? [];
  const names = new Set(listed.map(testPath));
  const paths = new Map(
    data?.outputs.map(({ sourceLanguage, targetLanguage }) => {
      const pair = { sourceLanguage, targetLanguage };
      return [testPath(pair), languagePair(sourceLanguage, targetLanguage, language)] as const;
    }),
  );
  const unlisted = [...paths].filter(([path]) => !names.has(path));
  if (unlisted.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {unlisted.map(([path, name]) => {
        const result = whatCounts(
          own.filter(
            ({ sourceLanguage, targetLanguage }) =>
              testPath({ sourceLanguage, targetLanguage }) === path,
          ),
        );
        return (
          <Box key={path} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <TextLink component={Link} to={path} sx={{ py: 0.5 }}>
              {name}
            </TextLink>
            {result ? <ResultChip result={result} /> : null}
          </Box>
        );
      })}
    </Box>
  );
}

/** Of the results in one pair, the newest first: one that was passed stays so. */
function whatCounts(results: readonly TestResult[]): TestResult | undefined {
  return results.find(({ status }) => status === 'passed') ?? results[0];
}
