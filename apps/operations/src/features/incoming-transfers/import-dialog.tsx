import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useLazyOpsReadBankStatementQuery,
  useOpsImportBankStatementMutation,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Button, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { ChooseTextFile } from '../../records/choose-text-file.tsx';
import { useFileText } from '../../records/use-file-text.ts';
import { useProblem } from '../../records/use-problem.ts';
import { SkippedLines, StatementLines } from './statement-lines.tsx';

type Calls = (typeof calls)['opsinterface']['transfers'];
type Proposal = ResponseOf<Calls['readBankStatement']> & { text: string };
type Result = ResponseOf<Calls['importBankStatement']>;

/** Choosing the bank's statement, looking at what each line would pay, and recording all of them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [readStatement, { isFetching }] = useLazyOpsReadBankStatementQuery();
  const [importStatement, { isLoading }] = useOpsImportBankStatementMutation();
  const [proposal, setProposal] = useState<Proposal>();
  const [result, setResult] = useState<Result>();
  const { problem, setProblem, orProblem } = useProblem();

  const textOf = useFileText({
    length: limits.transfer.statement,
    tooLarge: t`This file is too large to be a statement.`,
  });

  async function propose(file: File): Promise<void> {
    setProposal(undefined);
    setResult(undefined);
    const read = await textOf(file);
    if (read.problem !== undefined) return setProblem(read.problem);
    const { text } = read;
    await orProblem(async () => setProposal({ text, ...(await inForm(readStatement({ text }))) }));
  }

  const record = ({ text }: Proposal) =>
    orProblem(async () => {
      setResult(await inForm(importStatement({ text })));
      setProposal(undefined);
    });

  return (
    <FormDialog
      open
      width="lg"
      title={<Trans context="heading">Import a statement</Trans>}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          <Trans>
            The bank’s list of transactions as CSV, with at most {limits.transfer.lines} lines. Each
            line is recorded once: importing the same file again changes nothing.
          </Trans>
        </Typography>
        <ChooseTextFile
          label={t`Statement of the bank`}
          disabled={isFetching || isLoading}
          onChoose={(chosen) => void propose(chosen)}
        >
          <Trans>Choose the statement</Trans>
        </ChooseTextFile>
        {problem ? (
          <Alert severity="error" role="alert" sx={{ width: '100%' }}>
            {problem}
          </Alert>
        ) : null}
        {proposal ? (
          <>
            <StatementLines lines={proposal.lines} />
            <SkippedLines skipped={proposal.skipped} />
            <Button
              variant="contained"
              color="secondary"
              disabled={isLoading || proposal.lines.length === 0}
              onClick={() => void record(proposal)}
            >
              <Plural value={proposal.lines.length} one="Record # line" other="Record # lines" />
            </Button>
          </>
        ) : null}
        {result ? <Recorded result={result} /> : null}
      </Stack>
    </FormDialog>
  );
}

function Recorded({ result }: { result: Result }) {
  const { paid, other, unknown, repeated, skipped } = result;
  const allIsWell = other + unknown + skipped.length === 0;
  return (
    <>
      <Alert severity={allIsWell ? 'success' : 'warning'} role="status" sx={{ width: '100%' }}>
        <Plural value={paid} one="# order paid" other="# orders paid" />
        {' · '}
        <Plural value={unknown} one="# without an order" other="# without an order" />
        {' · '}
        <Plural value={other} one="# goes back" other="# go back" />
        {' · '}
        <Plural value={repeated} one="# recorded before" other="# recorded before" />
      </Alert>
      <SkippedLines skipped={skipped} />
    </>
  );
}
