import type { Question } from '@tolk/contract';
import { useState } from 'react';
import { RetireButton } from '../../question-facts/retire-button.tsx';
import { ChoiceBar } from '../../records/choice-bar.tsx';
import { QuestionTable } from './question-table.tsx';

/** One page of questions; those that are chosen are retired or taken back together. */
export function ChosenQuestions({ questions }: { questions: readonly Question[] }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  // What a filter or a colleague took off the page is no longer acted on unseen.
  const chosen = questions.filter(({ questionId }) => ids.includes(questionId));
  const idsOf = (rows: readonly Question[]) => rows.map(({ questionId }) => questionId);
  const active = idsOf(chosen.filter(({ retired }) => !retired));
  const retired = idsOf(chosen.filter((question) => question.retired));
  const clear = () => setIds([]);

  return (
    <>
      <ChoiceBar
        count={chosen.length}
        canChooseMore={chosen.length < questions.length}
        onChooseAll={() => setIds(idsOf(questions))}
        onClear={clear}
      >
        {active.length > 0 ? <RetireButton questionIds={active} retire onDone={clear} /> : null}
        {retired.length > 0 ? (
          <RetireButton questionIds={retired} retire={false} onDone={clear} />
        ) : null}
      </ChoiceBar>
      <QuestionTable
        questions={questions}
        isChosen={({ questionId }) => ids.includes(questionId)}
        onToggle={({ questionId }) =>
          setIds(
            ids.includes(questionId) ? ids.filter((id) => id !== questionId) : [...ids, questionId],
          )
        }
      />
    </>
  );
}
