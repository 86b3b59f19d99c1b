import { Trans } from '@lingui/react/macro';
import { useOpsGetQuestionListQuery, useOpsGetQuestionPairsQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ImportDialog } from '../../features/question-import/import-dialog.tsx';
import { ChosenQuestions } from '../../features/question-list/chosen-questions.tsx';
import { PairTable } from '../../features/question-list/pair-table.tsx';
import { QuestionFilters } from '../../features/question-list/question-filters.tsx';
import {
  useQuestionAddress,
  type QuestionAddress,
} from '../../features/question-list/use-question-address.ts';
import { SavedFilters } from '../../records/saved-filters.tsx';

/** The question bank of the language tests: its pairs, and the questions with their statistics. */
export function Screen() {
  const [importing, setImporting] = useState(false);
  const address = useQuestionAddress();
  const pairs = useOpsGetQuestionPairsQuery({});
  const needed = limits.languageTest.questions;
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Question bank</Trans>}
        description={<Trans>The questions used in language tests, with their results.</Trans>}
        actions={
          <>
            <Button variant="outlined" onClick={() => setImporting(true)}>
              <Trans context="button">Import questions…</Trans>
            </Button>
            <AddQuestion />
          </>
        }
      />
      <Section title={<Trans context="heading">Language pairs</Trans>}>
        <DataState
          query={pairs}
          skeleton={2}
          empty={{
            title: <Trans>No questions yet</Trans>,
            message: <Trans>A pair opens for tests once it has {needed} questions in use.</Trans>,
          }}
        >
          {(list) => <PairTable pairs={list} onChoose={(pair) => address.change({ pair })} />}
        </DataState>
      </Section>
      <QuestionFilters address={address} pairs={pairs.data ?? []} />
      <SavedFilters screen="questions" />
      <Questions address={address} />
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}

function Questions({ address }: { address: QuestionAddress }) {
  const query = useOpsGetQuestionListQuery(address.request);
  return (
    <PagedList
      query={query}
      list={address.list}
      empty={
        address.active > 0
          ? { title: <Trans>No question matches</Trans> }
          : {
              title: <Trans>No questions yet</Trans>,
              drawing: <PageDrawing />,
              action: <AddQuestion />,
            }
      }
    >
      {(rows) => <ChosenQuestions questions={rows} />}
    </PagedList>
  );
}

function AddQuestion() {
  return (
    <Button
      component={RouteLink}
      to="question"
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
    >
      <Trans>Add a question</Trans>
    </Button>
  );
}
