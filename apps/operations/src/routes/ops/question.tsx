import { Trans } from '@lingui/react/macro';
import { useOpsGetQuestionDetailQuery } from '@tolk/api-client';
import type { Question } from '@tolk/contract';
import { Alert, Button, DataState, Link } from '@tolk/design-system';
import { PageHeader, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { QuestionEditor } from '../../features/question-form/question-editor.tsx';
import { QuestionFacts } from '../../features/question-form/question-facts.tsx';
import { QuestionPreview } from '../../features/question-form/question-preview.tsx';
import { emptyQuestion, valuesOf } from '../../features/question-form/question-values.ts';
import { RetireButton } from '../../question-facts/retire-button.tsx';

/** One question (`questionId`), a copy of one (`copyOf`), or a new one for a pair. */
export function Screen() {
  const [search] = useSearchParams();
  const questionId = search.get('questionId');
  const copyOf = search.get('copyOf');
  if (questionId) return <OneQuestion key={questionId} questionId={questionId} />;
  if (copyOf) return <Copy key={copyOf} copyOf={copyOf} />;
  const pair = {
    sourceLanguage: search.get('sourceLanguage'),
    targetLanguage: search.get('targetLanguage'),
  };
  return (
    <>
      <NewHeader />
      <QuestionEditor
        questionId={null}
        initialValues={emptyQuestion(pair)}
        draftKey={`question-new-${pair.sourceLanguage ?? ''}-${pair.targetLanguage ?? ''}`}
      />
    </>
  );
}

function NewHeader() {
  return (
    <PageHeader
      back={<Back />}
      title={<Trans>Add a question</Trans>}
      description={<Trans>It can be edited until it is first used in a test.</Trans>}
    />
  );
}

function Back() {
  return (
    <Link component={RouteLink} to="questions">
      <Trans>Back to the question bank</Trans>
    </Link>
  );
}

function Copy({ copyOf }: { copyOf: string }) {
  const query = useOpsGetQuestionDetailQuery({ questionId: copyOf });
  return (
    <>
      <NewHeader />
      <DataState query={query}>
        {(question) => (
          <QuestionEditor
            questionId={null}
            initialValues={valuesOf(question)}
            draftKey={`question-copy-${copyOf}`}
          />
        )}
      </DataState>
    </>
  );
}

function OneQuestion({ questionId }: { questionId: string }) {
  const query = useOpsGetQuestionDetailQuery({ questionId });
  return (
    <>
      <PageHeader
        back={<Back />}
        title={<Trans context="heading">Question</Trans>}
        status={query.data ? <State question={query.data} /> : null}
        actions={query.data ? <Actions question={query.data} /> : null}
      />
      <DataState query={query}>
        {(question) => (
          <>
            <QuestionFacts question={question} />
            {question.asked > 0 ? (
              <>
                <Alert severity="info" sx={{ mb: 3 }}>
                  <Trans>
                    This question has been used in tests, so it can’t be changed. Retire it and
                    write a new one.
                  </Trans>
                </Alert>
                <QuestionPreview question={question} />
              </>
            ) : (
              <QuestionEditor
                questionId={questionId}
                initialValues={valuesOf(question)}
                draftKey={`question-${questionId}`}
              />
            )}
          </>
        )}
      </DataState>
    </>
  );
}

function State({ question: { retired } }: { question: Question }) {
  return retired ? (
    <StatusChip tone="neutral">
      <Trans context="question">Retired</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="success">
      <Trans context="status">In use</Trans>
    </StatusChip>
  );
}

function Actions({ question }: { question: Question }) {
  return (
    <>
      <RetireButton questionIds={[question.questionId]} retire={!question.retired} />
      <Button
        component={RouteLink}
        to="question"
        params={{ copyOf: question.questionId }}
        variant={question.asked > 0 ? 'contained' : 'outlined'}
      >
        <Trans>Write a new one from it</Trans>
      </Button>
    </>
  );
}
