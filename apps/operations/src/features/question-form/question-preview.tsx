import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { FormControlLabel, Radio, RadioGroup } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { useId, useState } from 'react';
import { optionLetter } from '../../question-facts/option-letter.ts';
import type { QuestionValues } from './question-values.ts';

interface QuestionPreviewProps {
  question: Pick<QuestionValues, 'prompt' | 'passage' | 'sourceLanguage' | 'targetLanguage'> & {
    options: readonly string[];
  };
}

/** The question as the tested person sees it; nothing tells the right option. */
export function QuestionPreview({ question }: QuestionPreviewProps) {
  const { prompt, passage, options } = question;
  // Read aloud in its own language, as the tested person hears it.
  const source = question.sourceLanguage ?? undefined;
  const target = question.targetLanguage ?? undefined;
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <Section title={<Trans>As the tested person sees it</Trans>}>
      <Typography id={id} variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {prompt ? <span lang={target}>{prompt}</span> : <Trans>The question stands here.</Trans>}
      </Typography>
      {passage === '' ? null : (
        <Box
          component="blockquote"
          lang={source}
          sx={{
            m: 0,
            mt: 2,
            pl: 2,
            borderInlineStart: 3,
            borderColor: 'primary.main',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {passage}
        </Box>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        sx={{ mt: 2, gap: 1 }}
      >
        {options.map((option, position) => (
          <FormControlLabel
            key={optionLetter(position)}
            value={String(position)}
            control={<Radio />}
            label={option ? <span lang={target}>{option}</span> : optionLetter(position)}
            sx={{
              m: 0,
              px: 1,
              py: 0.5,
              border: 1,
              borderRadius: 1,
              borderColor: chosen === String(position) ? 'primary.main' : 'divider',
              '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
