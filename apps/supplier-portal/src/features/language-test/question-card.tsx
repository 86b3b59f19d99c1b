import { Trans } from '@lingui/react/macro';
import type { RunningTest } from '@tolk/contract';
import { Box, Paper, Typography } from '@tolk/design-system';
import { FormControlLabel, Radio, RadioGroup } from '@tolk/design-system/fields';
import { useId } from 'react';

interface Props {
  question: RunningTest['questions'][number];
  total: number;
  /** In which prompt and answers are written. */
  lang: string;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** One question: prompt, passage, four answers to choose from by mouse, finger or arrow keys. */
export function QuestionCard({ question, total, lang, chosen, onChoose }: Props) {
  const id = useId();
  const { place, prompt, passage, options } = question;
  return (
    <Paper sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="caption" color="textSecondary" component="p" data-figures="">
        <Trans>
          Question {place} of {total}
        </Trans>
      </Typography>
      <Typography
        id={id}
        lang={lang}
        variant="h3"
        component="h2"
        sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
      >
        {prompt}
      </Typography>
      {passage === null ? null : (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mt: 2,
            pl: 2,
            borderInlineStart: 3,
            borderColor: 'primary.main',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            typography: 'body1',
          }}
        >
          {passage}
        </Box>
      )}
      <RadioGroup
        aria-labelledby={id}
        lang={lang}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={(_event, value) => onChoose(Number(value))}
        sx={{ mt: 2, gap: 1 }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option}
            value={String(index)}
            control={<Radio />}
            label={option}
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
