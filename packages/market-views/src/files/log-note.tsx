import { Trans } from '@lingui/react/macro';
import type { WordAnalysis } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import type { WordLogFormat, WordLogProblem } from '@tolk/domain';
import type { ReactNode } from 'react';

const names: Readonly<Record<WordLogFormat, ReactNode>> = {
  trados: <Trans>Analysis log of Trados</Trans>,
  csv: <Trans>Analysis log as CSV</Trans>,
  phrase: <Trans>Analysis log of Phrase</Trans>,
};

const problems: Readonly<Record<WordLogProblem, ReactNode>> = {
  unreadable: (
    <Trans>
      This looks like an analysis log, but its figures can’t be read. Export it again with English
      column names: from Trados as XML, from memoQ as CSV, from Phrase as CSV or JSON.
    </Trans>
  ),
  severalLanguages: (
    <Trans>
      This analysis log covers several target languages. Export one for the language of this order.
    </Trans>
  ),
  weighted: (
    <Trans>
      The words in this analysis log are weighted already. Export it without a net rate scheme.
    </Trans>
  ),
};

/** That a file is the log of a CAT tool, or why such a log is not read. */
export function LogNote({
  log: { format, problem },
}: {
  log: NonNullable<WordAnalysis['files'][number]['log']>;
}) {
  return (
    <Box
      sx={{
        typography: 'caption',
        color: problem ? 'error.main' : 'text.secondary',
        overflowWrap: 'break-word',
      }}
    >
      {problem ? problems[problem] : names[format]}
    </Box>
  );
}
