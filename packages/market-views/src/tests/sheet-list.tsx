import { Trans } from '@lingui/react/macro';
import type { MarkerSheet } from '@tolk/contract';
import { Stack, Typography } from '@tolk/design-system';
import { MarkList } from './mark-list.tsx';

/** What each of the suppliers who marked a translation found, without who they are. */
export function SheetList({ sheets }: { sheets: readonly MarkerSheet[] }) {
  const numbered = sheets.map((sheet, index) => ({ number: index + 1, sheet }));
  return numbered.map(({ number, sheet }) => (
    <Stack key={number} spacing={1.5}>
      <Typography variant="subtitle1" component="h3">
        <Trans>Marker {number}</Trans>
      </Typography>
      <MarkList request={sheet} by="supplier" />
    </Stack>
  ));
}
