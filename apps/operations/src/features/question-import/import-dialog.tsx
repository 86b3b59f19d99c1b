import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useLazyOpsReadQuestionsQuery,
  useOpsImportQuestionsMutation,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Button, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { ChooseTextFile } from '../../records/choose-text-file.tsx';
import { useFileText } from '../../records/use-file-text.ts';
import { useProblem } from '../../records/use-problem.ts';
import { FileColumns } from './file-columns.tsx';
import { ReadLines } from './read-lines.tsx';

type Calls = (typeof calls)['opsinterface']['questions'];
type Preview = ResponseOf<Calls['readQuestions']> & { text: string };
type Result = ResponseOf<Calls['importQuestions']>;

/** Choosing a file of questions, looking at what it would add, and adding all of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [readQuestions, { isFetching }] = useLazyOpsReadQuestionsQuery();
  const [importQuestions, { isLoading }] = useOpsImportQuestionsMutation();
  const [preview, setPreview] = useState<Preview>();
  const [result, setResult] = useState<Result>();
  const { problem, setProblem, orProblem } = useProblem();
  const { file, fileQuestions } = limits.languageTest;
  const textOf = useFileText({ length: file, tooLarge: t`This file is too large. Split it.` });

  async function show(chosen: File): Promise<void> {
    setPreview(undefined);
    setResult(undefined);
    const read = await textOf(chosen);
    if (read.problem !== undefined) return setProblem(read.problem);
    const { text } = read;
    await orProblem(async () => setPreview({ text, ...(await inForm(readQuestions({ text }))) }));
  }

  const add = ({ text }: Preview) =>
    orProblem(async () => {
      setResult(await inForm(importQuestions({ text })));
      setPreview(undefined);
    });

  return (
    <FormDialog
      open
      width="lg"
      title={<Trans context="heading">Import questions</Trans>}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          <Trans>
            A CSV file with at most {fileQuestions} questions, one in each line, below a line with
            the names of the columns. You see what it would add before anything is saved.
          </Trans>
        </Typography>
        <ChooseTextFile
          label={t`File with questions`}
          disabled={isFetching || isLoading}
          onChoose={(chosen) => void show(chosen)}
        >
          {preview || result ? <Trans>Choose another file</Trans> : <Trans>Choose the file</Trans>}
        </ChooseTextFile>
        {problem ? (
          <Alert severity="error" role="alert" sx={{ width: '100%' }}>
            {problem}
          </Alert>
        ) : null}
        {preview || result ? null : <FileColumns />}
        {preview ? (
          <>
            <ReadLines {...preview} />
            {preview.questions.length > 0 ? (
              <Button
                variant="contained"
                color="secondary"
                disabled={isLoading || preview.faults.length > 0}
                onClick={() => void add(preview)}
              >
                <Plural
                  value={preview.questions.length}
                  one="Add # question"
                  other="Add # questions"
                />
              </Button>
            ) : null}
          </>
        ) : null}
        {result ? <Added result={result} /> : null}
      </Stack>
    </FormDialog>
  );
}

function Added({ result: { added, repeated } }: { result: Result }) {
  return (
    <Alert severity="success" role="status" sx={{ width: '100%' }}>
      <Plural
        value={added}
        one="# question is in the bank now."
        other="# questions are in the bank now."
      />{' '}
      {repeated > 0 ? (
        <Plural value={repeated} one="# was there already." other="# were there already." />
      ) : null}
    </Alert>
  );
}
