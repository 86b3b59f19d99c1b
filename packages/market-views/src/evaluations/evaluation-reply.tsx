import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface EvaluationReplyProps {
  /** Whose answer it is, and since when. */
  head: ReactNode;
  text: string;
}

/** The answer of who was evaluated, below the review. */
export function EvaluationReply({ head, text }: EvaluationReplyProps) {
  return (
    <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{head}</Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
    </Box>
  );
}
