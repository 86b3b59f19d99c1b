import { Box, Stack, Typography } from '@tolk/design-system';
import { useId, type ReactNode } from 'react';

interface FormStepProps {
  /** 1, 2 … as the person counts. */
  number: number;
  title: ReactNode;
  children: ReactNode;
}

/** One of a form's numbered steps, all of them in view. */
export function FormStep({ number, title, children }: FormStepProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Box
          aria-hidden
          sx={{
            flexShrink: 0,
            width: 28,
            height: 28,
            lineHeight: '28px',
            borderRadius: '50%',
            textAlign: 'center',
            fontWeight: 600,
            color: 'tones.active.ink',
            bgcolor: 'tones.active.ground',
          }}
        >
          {number}
        </Box>
        <Typography id={id} variant="subtitle1" component="h3">
          {title}
        </Typography>
      </Box>
      <Stack spacing={2} sx={{ pl: { xs: 0, sm: 5 } }}>
        {children}
      </Stack>
    </Box>
  );
}
