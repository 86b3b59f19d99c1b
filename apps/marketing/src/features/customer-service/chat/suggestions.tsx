import { Plural } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { QuestionItem } from '../../../questions/question-item.tsx';
import { askable } from '../../../questions/questions.ts';
import { suggestQuestions } from '../../../questions/suggest-questions.ts';

/** Answers that may already help, while the first line is typed. */
export function Suggestions({ typed }: { typed: string }) {
  const [firstLine = ''] = typed.split('\n');
  const list = suggestQuestions(askable(), firstLine);
  return (
    <Box sx={{ px: 2, maxHeight: 320, overflowY: 'auto' }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {list.length === 0 ? null : (
          <Plural
            value={list.length}
            one="This may already answer it. If not, just send."
            other="One of these may already answer it. If not, just send."
          />
        )}
      </Box>
      {list.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </Box>
  );
}
