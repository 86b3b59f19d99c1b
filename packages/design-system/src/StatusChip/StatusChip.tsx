import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface StatusChipProps {
  /**
   * What the status means to the person who sees it: `attention` your turn, `waiting` the other side's,
   * `active` under way, `success` and `danger` how it went, `neutral` over or not begun.
   */
  tone: Tone;
  /** What the word means, as a sentence, where it doesn't say it all. */
  hint?: string | undefined;
  /** `pointer` where a screen reader hears it beside the chip, or heard it before. */
  hintFor?: 'everybody' | 'pointer';
  children: ReactNode;
}

/** A status: one colour per meaning across all lifecycles; the word says it too. */
export function StatusChip({ tone, hint, hintFor = 'everybody', children }: StatusChipProps) {
  return (
    <Box
      component="span"
      title={hint}
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: `tones.${tone}.ink`,
        bgcolor: `tones.${tone}.ground`,
      }}
    >
      {children}
      {hint && hintFor === 'everybody' ? <VisuallyHidden> ({hint})</VisuallyHidden> : null}
    </Box>
  );
}
