import { Box } from '@tolk/design-system';
import { useBilingual } from '../site/bilingual.ts';
import { Disclosure } from '../site/disclosure.tsx';
import { Given, given } from '../site/given.tsx';
import { Text } from '../site/headline.tsx';
import { holdsAll, piecesOf } from './find-questions.ts';
import type { Question } from './question.ts';

interface QuestionItemProps {
  question: Question;
  onOpen?: (id: string) => void;
  /** What it was found by: it is marked, and the answer is open where the question doesn't hold it. */
  typed?: string;
}

/** A question that opens to its answer. */
export function QuestionItem({ question: asked, onOpen, typed = '' }: QuestionItemProps) {
  const { id, question, answer, only, withTransfer } = asked;
  const say = useBilingual();
  return (
    <Disclosure
      {...given(only)}
      {...(typed === '' ? {} : { open: !holdsAll(say(question), typed) })}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.(id);
      }}
    >
      <summary>
        <span>
          <Marked text={say(question)} typed={typed} />
        </span>
      </summary>
      {/* The address names the answer: browsers open what a hash lies in, without any script. */}
      <Box id={id} sx={{ scrollMarginTop: 96, display: 'grid', gap: 1.5, pb: 3, pr: { md: 6 } }}>
        {say(answer)
          .split('\n\n')
          .map((paragraph) => (
            <Text key={paragraph}>
              <Marked text={paragraph} typed={typed} />
            </Text>
          ))}
        {withTransfer ? (
          <Given setting="bankTransfer">
            <Text>{say(withTransfer)}</Text>
          </Given>
        ) : null}
      </Box>
    </Disclosure>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return piecesOf(text, typed).map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  );
}
