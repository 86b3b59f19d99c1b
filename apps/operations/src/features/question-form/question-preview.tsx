import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { QuestionCard } from '@tolk/market-views';
import { useId, useState } from 'react';
import type { QuestionValues } from './question-values.ts';

interface QuestionPreviewProps {
  question: Pick<QuestionValues, 'prompt' | 'passage' | 'sourceLanguage' | 'targetLanguage'> & {
    options: readonly string[];
  };
}

/** The very card that the tested person sees; nothing tells the right option. */
export function QuestionPreview({ question }: QuestionPreviewProps) {
  const { sourceLanguage, targetLanguage } = question;
  const titleId = useId();
  const [chosen, setChosen] = useState<number>();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 3 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        <Trans>As the tested person sees it</Trans>
      </Typography>
      <QuestionCard
        question={question}
        languages={{ source: sourceLanguage ?? undefined, target: targetLanguage ?? undefined }}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Box>
  );
}
