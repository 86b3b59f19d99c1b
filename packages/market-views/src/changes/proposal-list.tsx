import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Box, Stack, type Tone } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

/** What two have proposed to each other, one below the other. */
export function ProposalList({ children }: { children: ReactNode }) {
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Stack>
  );
}

interface ProposalProps {
  maker: ReactNode;
  /** What became of it. */
  look: { label: MessageDescriptor; tone: Tone };
  /** ISO 8601. */
  time: string;
  /** What its maker wrote with it; may be empty. */
  note: string;
  /** Why it was declined; empty or null where nothing was said. */
  answerNote: string | null;
  /** Its terms. */
  children: ReactNode;
}

export function Proposal({ maker, look, time, note, answerNote, children }: ProposalProps) {
  const { t, i18n } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        pb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, pb: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        {maker}
        <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime iso={time} />
      </Box>
      {note === '' ? null : (
        <Box sx={{ my: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{t`“${note}”`}</Box>
      )}
      {children}
      {answerNote ? (
        <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t`Declined: “${answerNote}”`}
        </Box>
      ) : null}
    </Box>
  );
}
