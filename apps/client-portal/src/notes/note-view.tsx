import type { SupplierNote } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { StatusChip } from '@tolk/design-system/pieces';

/** Stars, marks and text of a private note. */
export function NoteView({ note }: { note: SupplierNote }) {
  const { grade, tags, text } = note;
  return (
    <Stack spacing={1}>
      {grade === null && tags.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {grade === null ? null : <Stars value={grade} />}
          {tags.map((tag) => (
            <StatusChip key={tag} tone="neutral">
              {tag}
            </StatusChip>
          ))}
        </Box>
      )}
      {text === '' ? null : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
    </Stack>
  );
}
