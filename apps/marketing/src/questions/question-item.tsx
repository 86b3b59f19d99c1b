import { Box } from '@tolk/design-system';
import { useBilingual } from '../site/bilingual.ts';
import { Disclosure } from '../site/disclosure.tsx';
import { Given, given } from '../site/given.tsx';
import { Text } from '../site/headline.tsx';
import type { Question } from './question.ts';

interface QuestionItemProps {
  question: Question;
  onOpen?: (id: string) => void;
}

/** A question that opens to its answer. */
export function QuestionItem({ question: asked, onOpen }: QuestionItemProps) {
  const { id, question, answer, only, withTransfer } = asked;
  const say = useBilingual();
  return (
    <Disclosure
      {...given(only)}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.(id);
      }}
    >
      <summary>{say(question)}</summary>
      {/* The address names the answer: browsers open what a hash lies in, without any script. */}
      <Box id={id} sx={{ scrollMarginTop: 96, display: 'grid', gap: 1.5, pb: 3, pr: { md: 6 } }}>
        {say(answer)
          .split('\n\n')
          .map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
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
