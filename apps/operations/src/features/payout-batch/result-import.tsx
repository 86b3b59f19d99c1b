import { limits } from '@tolk/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsImportBankResultMutation } from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box, Button, Stack, Typography } from '@tolk/design-system';
import { useState } from 'react';
import { ChooseTextFile } from '../../records/choose-text-file.tsx';
import { useFileText } from '../../records/use-file-text.ts';
import { useProblem } from '../../records/use-problem.ts';
import { BookedResult } from './booked-result.tsx';

type Result = ResponseOf<(typeof calls)['opsinterface']['settlements']['importBankResult']>;

interface ChosenFile {
  name: string;
  text: string;
}

/** Lines that are shown before anything is booked: enough to see that it is the right file. */
const shownLines = 5;

/** Choosing the bank's result file, looking at its first lines, and booking it. */
export function ResultImport({ payoutBatchId }: { payoutBatchId: string }) {
  const { t } = useLingui();
  const [importResult, { isLoading }] = useOpsImportBankResultMutation();
  const [file, setFile] = useState<ChosenFile>();
  const [result, setResult] = useState<Result>();
  const { problem, setProblem, orProblem } = useProblem();
  const textOf = useFileText({
    length: limits.settlement.bankResult,
    tooLarge: t`This file is too large to be a result file.`,
  });

  async function choose(chosen: File): Promise<void> {
    setResult(undefined);
    setFile(undefined);
    const read = await textOf(chosen);
    setProblem(read.problem);
    if (read.problem === undefined) setFile({ name: chosen.name, text: read.text });
  }

  const book = ({ text }: ChosenFile) =>
    orProblem(async () => {
      setResult(await inForm(importResult({ payoutBatchId, text })));
      setFile(undefined);
    });

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography color="textSecondary">
        <Trans>
          The bank’s result for each payout is recorded. Importing the same file again changes
          nothing.
        </Trans>
      </Typography>
      <ChooseTextFile
        label={t`Result file of the bank`}
        disabled={isLoading}
        onChoose={(chosen) => void choose(chosen)}
      >
        <Trans>Choose the result file</Trans>
      </ChooseTextFile>
      {problem ? (
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      ) : null}
      {file ? (
        <>
          <FirstLines file={file} />
          <Button
            variant="contained"
            color="secondary"
            disabled={isLoading}
            onClick={() => void book(file)}
          >
            <Trans>Book this file</Trans>
          </Button>
        </>
      ) : null}
      {result ? <BookedResult result={result} /> : null}
    </Stack>
  );
}

function FirstLines({ file: { name, text } }: { file: ChosenFile }) {
  const { t } = useLingui();
  const lines = text.trimEnd().split(/\r?\n/);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name} · <Plural value={lines.length} one="# line" other="# lines" />
      </Typography>
      <Box
        component="pre"
        role="region"
        aria-label={t`First lines of the file`}
        tabIndex={0}
        sx={{ m: 0, p: 1.5, overflow: 'auto', borderRadius: 1, bgcolor: 'sunken', fontSize: 13 }}
      >
        {lines.slice(0, shownLines).join('\n')}
        {lines.length > shownLines ? '\n…' : ''}
      </Box>
    </Box>
  );
}
