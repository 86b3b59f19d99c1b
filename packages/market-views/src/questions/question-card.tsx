import { Trans } from '@lingui/react/macro';
import { Box, Paper, Typography } from '@tolk/design-system';
import { FormControlLabel, Radio, RadioGroup } from '@tolk/design-system/fields';
import { optionLetter } from '@tolk/labels';
import { useId, type ReactNode } from 'react';

interface QuestionCardProps {
  /** What is not written yet is empty; its place is shown in the reader’s language. */
  question: { prompt: string; passage: string | null; options: readonly string[] };
  /** In which the passage is written, and in which prompt and answers are: they are read aloud so. */
  languages: { source: string | undefined; target: string | undefined };
  /** Above the prompt: the place in the test. */
  position?: ReactNode;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** One question: prompt, passage, four answers to choose from by mouse, finger or arrow keys. */
export function QuestionCard({
  question: { prompt, passage, options },
  languages: { source, target },
  position,
  chosen,
  onChoose,
}: QuestionCardProps) {
  const id = useId();
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      {position ? (
        <Typography variant="caption" color="textSecondary" component="p" data-figures="">
          {position}
        </Typography>
      ) : null}
      <Typography id={id} variant="h3" component="h2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {prompt ? <span lang={target}>{prompt}</span> : <Trans>The question appears here.</Trans>}
      </Typography>
      {passage ? (
        <Box component="blockquote" lang={source} sx={quote}>
          {passage}
        </Box>
      ) : null}
      <RadioGroup
        aria-labelledby={id}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={(_event, value) => onChoose(Number(value))}
        sx={{ mt: 2, gap: 1 }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={optionLetter(index)}
            value={String(index)}
            control={<Radio />}
            label={option ? <span lang={target}>{option}</span> : optionLetter(index)}
            sx={{
              m: 0,
              px: 1,
              py: 0.5,
              border: 1,
              borderRadius: 1,
              borderColor: chosen === index ? 'primary.main' : 'divider',
              alignItems: 'center',
              '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </RadioGroup>
    </Paper>
  );
}

const quote = {
  m: 0,
  mt: 2,
  pl: 2,
  borderInlineStart: 3,
  borderColor: 'primary.main',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  typography: 'body1',
} as const;
