import { Trans } from '@lingui/react/macro';
import type { OutputRow, PassedTest } from '@tolk/contract';
import { Box, Stack } from '@tolk/design-system';
import { LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { ProvenFields } from './proven-fields.tsx';
import { useOutputAmounts } from './use-output-amounts.ts';

interface Props {
  outputs: readonly OutputRow[];
  tests: readonly PassedTest[];
  /** At the end of each row: edit, delete. */
  renderActions?: (output: OutputRow) => ReactNode;
  /** What the marks of proven fields mean stands below (`ProvenFieldsRule`). */
  explained?: boolean;
  /** A line each where many people are compared: of the amounts a day’s alone. */
  short?: boolean;
}

/** Output of each language pair: what, how much, for how much, whether the pair was tested, and in which fields it is certified. */
export function OutputTable({ outputs, tests, renderActions, explained, short = false }: Props) {
  const marked = outputs.find((output) => testOf(output, tests)?.provenFieldIds.length);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {outputs.map((output) => (
        <Box
          component="li"
          key={output.estimateYieldId}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: short ? 0.5 : 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Box
            sx={{
              flexGrow: 1,
              minWidth: 0,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
            }}
          >
            <Row
              output={output}
              test={testOf(output, tests)}
              short={short}
              explained={explained ?? output !== marked}
            />
          </Box>
          {renderActions ? <Box sx={{ display: 'flex' }}>{renderActions(output)}</Box> : null}
        </Box>
      ))}
    </Box>
  );
}

/** The test of the pair of an output. */
export function testOf(output: OutputRow, tests: readonly PassedTest[]): PassedTest | undefined {
  return tests.find(
    ({ sourceLanguage, targetLanguage }) =>
      sourceLanguage === output.sourceLanguage && targetLanguage === output.targetLanguage,
  );
}

interface RowProps {
  output: OutputRow;
  test: PassedTest | undefined;
  short: boolean;
  explained: boolean;
}

function Row({ output, test, short, explained }: RowProps) {
  const language = useLanguage();
  const names = useNames();
  const { perDay, perWeek } = useOutputAmounts(output.sourceLanguage);
  return (
    <>
      <LanguagePairChip source={output.sourceLanguage} target={output.targetLanguage} />
      <span>{names.type(output.outputType)}</span>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}
        data-figures=""
      >
        {output.wordsPerDay === null ? null : <span>{perDay(output.wordsPerDay)}</span>}
        {output.wordsPerWeek === null || (short && output.wordsPerDay !== null) ? null : (
          <span>{perWeek(output.wordsPerWeek)}</span>
        )}
        <span>
          {output.unitPrice === null ? (
            <Trans>Rate by agreement</Trans>
          ) : (
            <>
              <Money amount={output.unitPrice} currency={output.currency} />{' '}
              {names.perUnit(output.unitName)}
            </>
          )}
        </span>
      </Stack>
      {test ? (
        <StatusChip tone="success">
          {test.score === null ? (
            <Trans context="status">Test passed</Trans>
          ) : (
            <Trans>Test passed · {formatPercent(test.score, language)}</Trans>
          )}
        </StatusChip>
      ) : null}
      {test ? <ProvenFields fields={test.provenFieldIds} explained={explained} /> : null}
    </>
  );
}
