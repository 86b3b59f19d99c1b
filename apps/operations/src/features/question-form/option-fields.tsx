import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Radio } from '@tolk/design-system/fields';
import { TextField, useFormField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { optionLetter } from '@tolk/labels';
import { useId } from 'react';

const positions = Array.from({ length: limits.languageTest.options }, (_, position) => position);

/** The four options, the right one marked by the radio beside it. */
export function OptionFields() {
  const { t } = useLingui();
  const id = useId();
  const { field, helpers, error } = useFormField<string>('answer');
  return (
    <Box role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Box id={`${id}-label`} sx={{ typography: 'subtitle2' }}>
        <Trans context="option">Options</Trans>
      </Box>
      <Box id={`${id}-hint`} sx={{ typography: 'caption', color: 'text.secondary', mb: 1 }}>
        <Trans>Mark the right one.</Trans>
      </Box>
      {positions.map((position) => (
        <Box key={position} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1.5 }}>
          <Radio
            name="answer"
            value={String(position)}
            checked={field.value === String(position)}
            onChange={() => void helpers.setValue(String(position))}
            sx={{ mt: 3 }}
            slotProps={{
              input: {
                'aria-label': t`Option ${optionLetter(position)} is right`,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? `${id}-error` : undefined,
              },
            }}
          />
          <TextField
            name={`options.${position}`}
            label={t`Option ${optionLetter(position)}`}
            maxLength={limits.languageTest.option}
            required
            multiline
          />
        </Box>
      ))}
      <Box
        id={`${id}-error`}
        aria-live="polite"
        sx={{ typography: 'caption', color: 'error.main' }}
      >
        {error}
      </Box>
    </Box>
  );
}
