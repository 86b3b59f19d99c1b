import { Trans } from '@lingui/react/macro';
import { useClientGetWordAnalysisQuery } from '@tolk/api-client';
import { Box, Skeleton, Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { countedFiles, WordAnalysisTable } from '@tolk/market-views';
import { CountedWorkload } from '../../work-terms/counted-workload.tsx';
import type { OrderValues } from './order-values.ts';

/** How much work the attached files are, and taking that over as the workload. */
export function WordsPart() {
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { orderFiles, references, sourceLanguage, unitName, workload } = values;
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
    <Box
      aria-live="polite"
      aria-busy={isFetching}
      sx={{ p: { xs: 1, sm: 2 }, borderRadius: 1, bgcolor: 'sunken' }}
    >
      <WordAnalysisTable analysis={data} sourceLanguage={sourceLanguage} />
      <CountedWorkload
        files={[{ wordCount: data.totalWords }]}
        unitName={unitName}
        workload={workload}
        onUse={(counted) => void setFieldValue('workload', counted)}
      />
    </Box>
  );
}
