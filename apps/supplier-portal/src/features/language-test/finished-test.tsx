import { Trans } from '@lingui/react/macro';
import type { TestResult } from '@tolk/contract';
import { Button, Paper, Stack, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { RouteLink } from '@tolk/platform';
import { ResultFacts } from './result-facts.tsx';
import { ResultChip } from './result-look.tsx';

/** What came out, and where to go from here. */
export function FinishedTest({ result }: { result: TestResult }) {
  const passed = result.status === 'passed';
  return (
    <Paper sx={{ p: { xs: 2, md: 4 } }}>
      <Stack spacing={2} role="status" sx={{ alignItems: 'center', textAlign: 'center' }}>
        <PageDrawing />
        <Typography variant="h2" component="p">
          {passed ? <Trans>You have passed</Trans> : <Trans>Not passed this time</Trans>}
        </Typography>
        <ResultChip result={result} />
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', columnGap: 2, justifyContent: 'center' }}
        >
          <ResultFacts result={result} />
        </Stack>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button
            component={RouteLink}
            to={passed ? 'jobList' : 'languageTest'}
            variant="contained"
            color="secondary"
          >
            {passed ? <Trans>See the job hall</Trans> : <Trans>Other language pairs</Trans>}
          </Button>
          <Button component={RouteLink} to="languageTestStatus">
            <Trans context="button">Test results</Trans>
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
