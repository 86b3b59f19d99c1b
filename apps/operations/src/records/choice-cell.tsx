import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Checkbox } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';
import type { Chosen } from './use-chosen.ts';

interface ChoiceCellProps<Row> {
  row: Row;
  chosen: Chosen<Row>;
  /** What tells the row from others, for screen readers. */
  name: string;
  children: ReactNode;
}

/** What names a row, with the box that chooses it. */
export function ChoiceCell<Row>({ row, chosen, name, children }: ChoiceCellProps<Row>) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Checkbox
        size="small"
        edge="start"
        checked={chosen.isChosen(row)}
        onChange={() => chosen.toggle(row)}
        slotProps={{ input: { 'aria-label': t`Select ${name}` } }}
      />
      {children}
    </Box>
  );
}
