import { Box } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';

interface ResolvedNoteProps {
  note: string | null;
  resolvedBy: string | null;
  resolvedTime: string;
}

/** What was done about something, by whom and when. */
export function ResolvedNote({ note, resolvedBy, resolvedTime }: ResolvedNoteProps) {
  return (
    <>
      {note}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {resolvedBy} · <DateTime iso={resolvedTime} />
      </Box>
    </>
  );
}
