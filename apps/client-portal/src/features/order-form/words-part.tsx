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
      aria-busy={isFetching}
      sx={{ p: { xs: 0.5, sm: 2 }, borderRadius: 1, bgcolor: 'sunken' }}
    >
      <Stack spacing={2} aria-live="polite">
        <WordAnalysisTable analysis={data} sourceLanguage={sourceLanguage} />
        <CountedTwice analysis={data} />
      </Stack>
      {data.totalWords > 0 && isUnitOfWords(unitName) ? <Weighting analysis={data} /> : null}
    </Stack>
  );
}

/** A log is about files, which may be attached as well, or another log of them. */
function CountedTwice({ analysis: { files } }: { analysis: WordAnalysis }) {
  const counted = files.filter(({ countable }) => countable);
  const logs = counted.filter(({ log }) => log !== undefined);
  if (logs.length === 0 || counted.length === 1) return null;
  return (
    <Alert severity="warning">
      {logs.length < counted.length ? (
        <Trans>
          Both an analysis log and other files are counted. If the log is about these files, their
          words count twice: mark the log as reference and go by the files’ own count, or enter the
          workload yourself.
        </Trans>
      ) : (
        <Trans>
          Several analysis logs are counted. If they are about the same files, the words count
          twice: mark all but one of the logs as reference.
        </Trans>
      )}
    </Alert>
  );
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
          <Box sx={{ width: { xs: 84, sm: 96 }, ml: 'auto', textAlign: 'left' }}>
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
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap' }}>
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
