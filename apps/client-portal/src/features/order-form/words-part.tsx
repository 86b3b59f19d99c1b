import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetWordAnalysisQuery } from '@tolk/api-client';
import type { WordAnalysis } from '@tolk/contract';
import { Alert, Box, Skeleton, Stack, Typography } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import {
  bandWordsOf,
  isUnitOfWords,
  isWeight,
  weightedWords,
  wordBands,
  type WordWeights,
} from '@tolk/domain';
import { countedFiles, WeightedWords, WordAnalysisTable } from '@tolk/market-views';
import { CountedWorkload } from '../../work-terms/counted-workload.tsx';
import type { OrderValues } from './order-values.ts';

/** How much work the attached files are, what it weighs, and taking that over as the workload. */
export function WordsPart() {
  const { values } = useFormikContext<OrderValues>();
  const { orderFiles, references, sourceLanguage, unitName } = values;
  const fileIds = countedFiles(orderFiles, references).map(({ fileId }) => fileId);
  const { data, isFetching, isError } = useClientGetWordAnalysisQuery(
    { fileIds },
    { skip: fileIds.length === 0 },
  );
  if (fileIds.length === 0) return null;
  if (isError) {
    return (
      <Typography color="textSecondary" role="status">
        <Trans>Words can’t be counted at the moment. You can still send the order.</Trans>
      </Typography>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <Stack
      spacing={2}
      aria-live="polite"
      aria-busy={isFetching}
      sx={{ p: { xs: 0.5, sm: 2 }, borderRadius: 1, bgcolor: 'sunken' }}
    >
      <WordAnalysisTable analysis={data} sourceLanguage={sourceLanguage} />
      {isCountedTwice(data) ? (
        <Alert severity="warning">
          <Trans>
            Both an analysis log and other files are counted. If the log is about these files, mark
            the files as reference, or the log.
          </Trans>
        </Alert>
      ) : null}
      {data.totalWords > 0 && isUnitOfWords(unitName) ? <Weighting analysis={data} /> : null}
    </Stack>
  );
}

/** A log is about files, which may be attached as well. */
function isCountedTwice({ files }: WordAnalysis): boolean {
  const counted = files.filter(({ countable }) => countable);
  const logs = counted.filter(({ log }) => log !== undefined);
  return logs.length > 0 && logs.length < counted.length;
}

function Weighting({ analysis }: { analysis: WordAnalysis }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { wordWeights, unitName, workload } = values;
  const weights = weightsTyped(wordWeights);
  return (
    <>
      <WeightedWords
        analysis={analysis}
        weights={weights}
        renderWeight={(band, name) => (
          <Box sx={{ width: { xs: 72, sm: 96 }, ml: 'auto', textAlign: 'left' }}>
            <NumberField
              name={`wordWeights.${band}`}
              label={t`Weight: ${name}`}
              labelHidden
              endAdornment="%"
              check={(percent) =>
                isWeight(percent) ? undefined : t`Enter a whole number from 0 to 100.`
              }
            />
          </Box>
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <CountedWorkload
          files={[{ wordCount: weightedWords(bandWordsOf(analysis), weights) }]}
          unitName={unitName}
          workload={workload}
          onUse={(counted) => void setFieldValue('workload', counted)}
        />
      </Box>
    </>
  );
}

/** What is no number yet weighs nothing; the field says so. */
function weightsTyped(typed: OrderValues['wordWeights']): WordWeights {
  const filled = wordBands.map((band) => [band, Number.isFinite(typed[band]) ? typed[band] : 0]);
  return Object.fromEntries(filled) as WordWeights;
}
